PY ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
INSTALL := $(UV) pip install --quiet --python $(BIN)/python
COMPILE := $(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate
NATIVE := $(BIN)/python -I -S scripts/native.py
BOTH_BUILDS = $(addprefix tests/,contract engine games table terminal cli)
GAME ?= madness
MAKEFLAGS += --no-print-directory
export COVEN_OPT ?= 3

.NOTPARALLEL:
.PHONY: help setup play test pure compiled native lock bench format clean tested

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/run.stamp ## prepare everything for play, start nothing
	@echo "Coven is ready: make play"

play: .venv/run.stamp ## play in the terminal: make play GAME=djinn ARGS="--players 2"
	@bin=$$($(NATIVE) pick) && exec "$$bin/coven" play $(GAME) $(ARGS)

test: pure compiled ## check format, lint, types and imports, and test both builds

pure: .venv/dev.stamp
	@echo "Checking the format"
	@$(BIN)/ruff format --check --quiet || { echo "Some files are not formatted: make format"; exit 1; }
	@echo "Linting"
	@$(BIN)/ruff check --quiet
	@echo "Checking the types"
	@$(BIN)/mypy --strict
	@echo "Checking the imports between packages"
	@PATH="$(CURDIR)/$(BIN):$$PATH" lint-imports --no-logo
	@echo "Testing the uncompiled build"
	@$(BIN)/python -m pytest -q -n auto tests

compiled: pure
	@if $(NATIVE) toolchain; then $(MAKE) native .venv-native/dev.stamp tested; \
	elif [ -n "$$CI" ]; then echo "CI must test the compiled build."; exit 1; \
	else echo "SKIPPED: the tests of the compiled build."; fi

tested:
	@echo "Testing the compiled build"
	@COVEN_EXPECT_NATIVE=1 .venv-native/bin/python -m pytest -q -n auto tests/repo/test_build.py $(BOTH_BUILDS)

native: .venv/run.stamp ## compile the rules, which makes the bots faster
	@$(NATIVE) build

bench: native ## measure speed, with Catanatron as the yardstick: make bench ARGS="--rounds 9"
	@$(MAKE) .venv-native/bench.stamp
	@.venv-native/bin/coven bench $(ARGS)

lock: | $(UV) ## write requirements/*.txt anew from pyproject.toml
	@echo "Locking run, build, dev and bench"
	@$(COMPILE) pyproject.toml -o requirements/run.txt
	@$(COMPILE) --group build -c requirements/run.txt -o requirements/build.txt
	@$(COMPILE) pyproject.toml --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	@$(COMPILE) pyproject.toml --extra bench -c requirements/run.txt -o requirements/bench.txt

format: .venv/dev.stamp ## format the code and fix what the linter can
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format

clean: ## remove environments, builds and caches; saved games stay
	@echo "Removing environments, builds and caches"
	@rm -rf .venv .venv-native build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV):
	@$(PY) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Coven needs Python 3.11 or newer; with another one: make PY=python3.12 play"; exit 1; }
	@echo "Making .venv and installing the build tools"
	@$(PY) -m venv .venv || { rm -rf .venv; echo "Python's venv is missing; on Debian: apt install python3-venv"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements/build.txt

.venv/run.stamp: requirements/run.txt requirements/build.txt pyproject.toml | $(UV)
	@echo "Installing Coven into .venv"
	@$(INSTALL) --require-hashes -r requirements/build.txt -r requirements/run.txt
	@$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev.stamp: .venv/run.stamp requirements/dev.txt
	@echo "Installing the development tools into .venv"
	@$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

.venv-native/%.stamp: requirements/%.txt
	@echo "Installing $< into .venv-native"
	@$(UV) pip install --quiet --python .venv-native/bin/python --require-hashes -r $<
	@touch $@
