# make demo · make test · make check · make bench · make lock
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
PEERS := .venv-peers
PEERS_READY := $(PEERS)/ready

.PHONY: demo test check bench lock clean

# Set-up: everything locked, by hash, into .venv; the project itself editable.
$(READY): requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "installing locked dependencies into $(VENV) ..."
	@$(BIN)/python -m pip install --quiet --require-hashes --requirement requirements.lock
	@$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $(READY)

demo: $(READY)
	@$(BIN)/python -m pendula demo demo

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2 -m "not slow"

test: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/pytest -n 2

# The programs that benchmarks compare with, locked in the same way, in an environment of their own. Where they cannot
# be installed, their rows say so; PENDULA_PEERS_PYTHON names another interpreter that has them.
$(PEERS_READY): requirements-peers.lock
	@test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	@echo "installing the peers of the benchmarks into $(PEERS) ..."
	@$(PEERS)/bin/python -m pip install --quiet --require-hashes --only-binary :all: --requirement requirements-peers.lock
	@touch $(PEERS_READY)

bench: $(READY)
	-@$(MAKE) --no-print-directory $(PEERS_READY)
	@$(BIN)/python -m benchmarks

# Renews requirements.lock and requirements-peers.lock from pyproject.toml (names, versions and hashes only).
lock:
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --all-extras --group dev pyproject.toml --output-file requirements.lock
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --group peers --output-file requirements-peers.lock

clean:
	rm -rf $(VENV) $(PEERS) demo .pytest_cache .ruff_cache
