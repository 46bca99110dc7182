PY ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
COMPILE := $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate
NATIVE := $(BIN)/python -I -S scripts/native.py
BOTH_BUILDS = $(addprefix tests/,contract engine games table terminal cli)
# where the compiled build can be made, what takes long is left to it
HOUSE_AT_LENGTH = calls clocks counsel doubt fairness hostile kills leaks minds push stopping updates waking
AT_LENGTH = tests/bots $(HOUSE_AT_LENGTH:%=tests/house/test_%.py)
LAWS_AT_LENGTH = directed_games fair_dealing misplaced mutants nouns packs secrets waiting wonder
SCREENS_AT_LENGTH = boards djinn_board looking screen witches_board
LATER = $(AT_LENGTH) $(LAWS_AT_LENGTH:%=tests/contract/test_%.py) $(SCREENS_AT_LENGTH:%=tests/terminal/test_%.py)
PAGE := $(shell git ls-files frontend 'src/coven/locales/*page.ftl' 2>/dev/null || find frontend -name node_modules -prune -o -type f -print)
POSTGRES := sh scripts/postgres.sh during
TESTERS := $(shell echo $$((1 + $$(getconf _NPROCESSORS_ONLN)))) # they wait for processes now and then
KILLS ?= 200
MESSAGES ?= 100000
MAKEFLAGS += --no-print-directory
# where nobody plays, a minute less of compiling is worth more
export COVEN_OPT ?= $(if $(CI),1,3)
unexport PYTHONDONTWRITEBYTECODE # each of the many processes would compile everything anew

ifndef AT_ONCE
.NOTPARALLEL:
endif
.PHONY: help setup play load test checks types parts pure compiled tested browser screenshots native lock bench laws sabotage kill \
	hostile format clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

setup: .venv/run.stamp .venv/page.stamp ## prepare everything for play, start nothing
	@echo "Coven is ready: make play"

play: .venv/run.stamp .venv/page.stamp ## play in the browser, alone or with friends: make play ARGS="--host 0.0.0.0"
	@bin=$$($(NATIVE) pick) && exec "$$bin/coven" serve --open $(ARGS)

test: checks pure compiled browser ## check format, lint, types and imports, test both builds and the page in a browser

checks: .venv/dev.stamp
	@echo "Checking the format"
	@$(BIN)/ruff format --check --quiet || { echo "Some files are not formatted: make format"; exit 1; }
	@echo "Linting"
	@$(BIN)/ruff check --quiet
	@echo "Checking the imports between packages"
	@PATH="$(CURDIR)/$(BIN):$$PATH" lint-imports --no-logo
	@$(MAKE) -j2 -Otarget AT_ONCE=1 types parts

types:
	@echo "Checking the types"
	@$(BIN)/mypy --strict

parts:
	@echo "Checking and testing the parts of the page"
	@cd frontend && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check && PATH="$(CURDIR)/$(BIN):$$PATH" npm test --silent

pure: .venv/dev.stamp
	@echo "Testing the uncompiled build"
	@if $(NATIVE) toolchain >/dev/null 2>&1; then later="$(LATER:%=--ignore=%)"; fi; \
	$(POSTGRES) $(BIN)/python -m pytest -q -n $(TESTERS) --dist worksteal --ignore=tests/e2e $$later tests

compiled: .venv/dev.stamp
	@if $(NATIVE) toolchain; then $(MAKE) native .venv-native/dev.stamp tested; \
	elif [ -n "$$CI" ]; then echo "CI must test the compiled build."; exit 1; \
	else echo "SKIPPED: the tests of the compiled build."; fi

tested:
	@echo "Testing the compiled build"
	@COVEN_EXPECT_NATIVE=1 $(POSTGRES) .venv-native/bin/python -m pytest -q -n $(TESTERS) --dist worksteal tests/repo/test_build.py $(AT_LENGTH) $(BOTH_BUILDS)

browser: .venv/dev.stamp
	@echo "Testing the page in a browser"
	@COVEN_CHROMIUM=$$(sh scripts/browser.sh) && export COVEN_CHROMIUM && bin=$$($(NATIVE) pick) \
		&& "$$bin/python" -m pytest -q -n $(TESTERS) --dist worksteal tests/e2e

native: .venv/run.stamp .venv/page.stamp ## compile the rules, which makes the bots faster
	@$(NATIVE) build

bench: native ## measure speed, with Catanatron as the yardstick: make bench ARGS="--rounds 9"
	@$(MAKE) .venv-native/bench.stamp
	@.venv-native/bin/coven bench $(ARGS)

laws: native ## the laws at length: make laws ARGS="positions djinn 0 2500"
	@COVEN_EXPECT_NATIVE=1 .venv-native/bin/python scripts/laws.py $(ARGS)

load: native .venv-native/dev.stamp ## load the server, beside boardgame.io's in memory where node is: make load ARGS="--rate 100"
	@echo "Coven, compiled, durable SQLite"
	@.venv-native/bin/python scripts/load.py $(ARGS)
	@if command -v npm >/dev/null; then mkdir -p build/load && cp scripts/load_peer.cjs build/load/ && cd build/load \
		&& { [ -d node_modules/boardgame.io ] || npm install --silent --no-audit --no-fund boardgame.io@0.50.2; } \
		&& echo "boardgame.io, in memory" && node load_peer.cjs; \
	else echo "SKIPPED: boardgame.io needs node and npm."; fi

screenshots: .venv/dev.stamp .venv/page.stamp ## pictures of every screen in build/screenshots: make screenshots ARGS="--only phone"
	@COVEN_CHROMIUM=$$(CI=1 sh scripts/browser.sh) $(BIN)/python scripts/screenshots.py $(ARGS)

sabotage: .venv/dev.stamp ## break the rules at sixty places of each game and see who notices
	@for game in madness witches djinn; do $(BIN)/python scripts/sabotage.py $$game || exit 1; done

lock: | $(UV) ## write requirements/*.txt anew from pyproject.toml
	@echo "Locking run, build, dev, bench and hostile"
	@$(COMPILE) pyproject.toml --extra postgres -o requirements/run.txt
	@$(COMPILE) --group build -c requirements/run.txt -o requirements/build.txt
	@$(COMPILE) pyproject.toml --extra postgres --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	@$(COMPILE) pyproject.toml --extra postgres --extra bench -c requirements/run.txt -o requirements/bench.txt
	@$(COMPILE) --group hostile -o requirements/hostile.txt

kill: .venv/dev.stamp ## kill servers, workers and the database under load: make kill KILLS=200
	@$(POSTGRES) $(BIN)/python scripts/kill.py $(KILLS)

hostile: .venv/dev.stamp .venv-hostile/stamp ## send a server what nobody should send: make hostile MESSAGES=100000
	@$(BIN)/python scripts/hostile.py $(MESSAGES) .venv-hostile/bin/schemathesis

format: .venv/dev.stamp ## format the code and fix what the linter can
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format

clean: ## remove environments, builds and caches; saved games stay
	@echo "Removing environments, builds and caches"
	@rm -rf .venv .venv-native .venv-hostile build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
	@rm -rf frontend/node_modules src/coven/table/web/static

$(UV):
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Coven needs Python 3.11 or newer; with another one: make PY=python3.12 play"; exit 1; }
	@echo "Making .venv and installing the build tools"
	@$(PY) -m venv .venv || { rm -rf .venv; echo "Python's venv is missing; on Debian: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/build.txt

.venv/run.stamp: requirements/run.txt requirements/build.txt pyproject.toml | $(UV)
	@echo "Installing Coven into .venv"
	@$(INSTALL) --require-hashes -r requirements/build.txt -r requirements/run.txt
	@echo "Building the page"
	@$(BIN)/python hatch_build.py
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@ .venv/page.stamp

.venv/page.stamp: $(PAGE) | .venv/run.stamp
	@echo "Building the page"
	@$(BIN)/python hatch_build.py
	@touch $@

.venv/dev.stamp: .venv/run.stamp requirements/dev.txt | .venv/page.stamp
	@echo "Installing the development tools into .venv"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv-hostile/stamp: requirements/hostile.txt | $(UV)
	@echo "Installing $< into .venv-hostile"
	@$(UV) venv --quiet --clear --python $(BIN)/python .venv-hostile
	@$(UV) pip install --quiet --python .venv-hostile/bin/python --require-hashes -r $<
	@touch $@

.venv-native/%.stamp: requirements/%.txt
	@echo "Installing $< into .venv-native"
	@$(UV) pip install --quiet --python .venv-native/bin/python --require-hashes -r $<
	@touch $@
