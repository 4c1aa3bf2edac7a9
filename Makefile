# make play    sets everything up and starts a game
# make test    sets everything up and runs every test
# make check   the quick gate: format, lint, types, imports, fast tests
# make soak    long fuzzing
# make bench   every published figure, printed
# make lock    pins the newest versions of everything

PYTHON ?= python3
BIN := .venv/bin
SOURCES := src tests benchmarks
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test check soak bench lock docs clean

play: .venv/play
	@$(BIN)/longsuit play --plain

# Tests with PostgreSQL run where there is one; .ci/run installs it.
POSTGRES := $(wildcard /usr/lib/postgresql/*/bin/initdb)$(shell command -v initdb)

test: .venv/test
	@$(MAKE) --no-print-directory gate
	@$(if $(POSTGRES),,echo "No PostgreSQL here: the tests with it are left out (apt-get install postgresql).")
	$(BIN)/python -m pytest -n 2 --cov --cov-report=term --cov-fail-under=100 $(if $(POSTGRES),,-m "not postgres")

check: .venv/test
	@$(MAKE) --no-print-directory gate
	$(BIN)/python -m pytest -n 2 -m "not slow"

.PHONY: gate
gate:
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/mypy
	$(BIN)/lint-imports

soak: .venv/test
	$(BIN)/python -m benchmarks.soak
	$(BIN)/python -m benchmarks.soak_kill --kills 200
	$(BIN)/python -m benchmarks.soak_kill --kills 50 --postgres
	$(BIN)/python -m benchmarks.hostile

bench: .venv/test
	$(BIN)/python -m benchmarks.engine

docs: .venv/test
	$(BIN)/python -m longsuit.games.sheet docs/rules
	$(BIN)/python -m longsuit.wire.schema docs/protocol.schema.json

lock: .venv/test
	$(PIP) uv
	$(BIN)/uv pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --all-extras --python-version 3.11 pyproject.toml -o constraints.txt
	printf 'hatchling\neditables\n' | $(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --python-version 3.11 -c constraints.txt pyproject.toml - -o constraints-play.txt

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Longsuit needs Python 3.11 or newer; say which one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up .venv, once…"
	@$(PYTHON) -m venv .venv

.venv/play: .venv/bin/python pyproject.toml constraints-play.txt
	@$(PIP) --require-hashes -r constraints-play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/test: .venv/bin/python pyproject.toml constraints.txt
	@$(PIP) --require-hashes -r constraints.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
