# make demo · test · check · docs · validation · viewer · pictures · loops · bench · campaign · lock
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
NODE_READY := viewer/node_modules/ready
PEERS := .venv-peers
PEERS_READY := $(PEERS)/ready

LOOPS := src/pendula/compiler/loops.zip

# Without bytecode every process compiles all that it imports: half a second for each of many.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test check docs lint whole quick validation viewer pictures chromium loops bench campaign lock clean

# Set-up: everything locked, by hash, into .venv; the project itself editable.
$(READY): requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing locked dependencies into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements.lock
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $(READY)

demo: $(READY)
	@$(BIN)/python -m pendula demo demo

# The site, into the folder `site`: strict, with every lesson run and every live page written. Loops that lessons need are
# compiled on the way where there are none: that takes less than to compile them all.
docs: $(READY)
	@$(BIN)/python -m docs.site

# What is quick: the linters beside the tests that are not slow (tests/slow.txt: `pytest -n 2 --note-slow` renews it).
check: $(READY)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint quick

# Loops first, on all cores; then the linters, which keep one core busy, beside the tests.
test: $(READY) $(NODE_READY) chromium loops
	@$(MAKE) --no-print-directory --jobs 2 lint whole

lint: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/lint-imports

whole: $(READY)
	$(BIN)/pytest -n 2 --dist worksteal

quick: $(READY)
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow"

# The interactive page: its parts, locked, and the bundle that the package ships; users need neither.
$(NODE_READY): viewer/package-lock.json viewer/package.json
	@if command -v npm > /dev/null; then \
		echo "installing the parts of the page into viewer/node_modules ..." && \
		cd viewer && npm ci --silent --no-audit --no-fund && touch node_modules/ready; \
	else \
		echo "The page is built and tested with Node.js: install node (20 or later) and npm, then make again."; \
	fi

viewer: $(NODE_READY)
	cd viewer && npm run --silent check && npm run --silent build

# The screenshots of pages in docs/images.
pictures: $(READY) chromium
	$(BIN)/python docs/pictures.py

# The loops as LLVM IR, as wheels have them. Nobody needs to do this: what is missing or out of date, Numba compiles.
loops: $(LOOPS)
$(LOOPS): $(READY) $(shell find src/pendula -name "*.py")
	$(BIN)/python -m pendula.simulation.shipped_loops

# The browser that tests open pages in. Where it cannot be installed, they fail and say so.
chromium:
	@if command -v chromium > /dev/null || command -v chromium-browser > /dev/null || test -n "$$CHROMIUM"; then :; \
	elif test "$$(id -u)" = 0 && command -v apt-get > /dev/null; then \
		echo "installing chromium ..."; \
		apt-get install --yes --quiet --no-install-recommends chromium > /dev/null || \
		{ apt-get update --quiet > /dev/null && \
			apt-get install --yes --quiet --no-install-recommends chromium > /dev/null; } || \
		echo "Chromium could not be installed; tests of pages will fail without it."; \
	else \
		echo "Tests of pages need Chromium: install it, or name one in the environment variable CHROMIUM."; \
	fi

# The programs that benchmarks compare with, locked in the same way, in an environment of their own. Where they cannot
# be installed, their rows say so; PENDULA_PEERS_PYTHON names another interpreter that has them.
$(PEERS_READY): requirements-peers.lock
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@echo "installing the peers of the benchmarks into $(PEERS) ..."
	@$(PEERS)/bin/python -m pip install --quiet --require-hashes --only-binary :all: --requirement requirements-peers.lock
	@touch $(PEERS_READY)

bench: $(READY) loops
	-@$(MAKE) --no-print-directory $(PEERS_READY)
	@$(BIN)/python -m benchmarks

# Problems with known digits, by pendula and by its peers where they are installed.
validation: $(READY)
	@$(BIN)/python -m validation

# Random systems against truths by other routes: what is wrong without a word, with the numbers to run it again.
campaign: $(READY)
	@$(BIN)/python -m campaign

# Renews requirements.lock and requirements-peers.lock from pyproject.toml (names, versions and hashes only).
lock:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --all-extras --group dev --group docs pyproject.toml --output-file requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --group peers --output-file requirements-peers.lock

clean:
	rm -rf $(VENV) $(PEERS) viewer/node_modules demo site site-source .pytest_cache .ruff_cache
