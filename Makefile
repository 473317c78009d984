# Everything runs inside .venv, which is made on first use and renewed when pyproject.toml changes.
# Another interpreter: make PYTHON=/path/to/python …

PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --disable-pip-version-check -q --upgrade
READY := .venv/.ready
GAMES ?= 100000

.PHONY: help play page test test-compiled check docs bench bench-server bench-bots bench-page soak screenshots clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' Makefile

play: page ## open the table in your browser
	@$(BIN)/boothill serve --open

page: $(READY) ## build the page, unless it is up to date
	@node="$$($(BIN)/python hatch_build.py needs)"; [ -z "$$node" ] || $(PIP) "$$node"
	@$(BIN)/python hatch_build.py

test: page ## run the tests
	$(BIN)/pytest -n auto

test-compiled: page ## run the tests, but for those of the page, against the compiled engine
	rm -rf build/compiled
	$(BIN)/python scripts/compiled.py build/compiled
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n auto --ignore=tests/browser

check: page ## formatting, lint, types, and whether mypyc compiles core and sets
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python scripts/compile_check.py
	$(BIN)/python hatch_build.py npm run check
	$(MAKE) -s docs

docs: $(READY) ## build the documentation site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q

bench: $(READY) ## measure the speed
	$(PIP) -e '.[bench]'
	$(BIN)/python bench/run.py

bench-server: $(READY) ## measure the server: moves a second, answer times, memory
	$(BIN)/python bench/server.py

bench-bots: $(READY) ## measure how long the bots think
	$(BIN)/python bench/thinking.py

bench-page: page ## measure the page: what it weighs, how soon it can be used, frames a second
	$(BIN)/python bench/page.py

soak: $(READY) ## play very many random games of every kind (GAMES=100000)
	$(BIN)/python -m boothill.lab.soak --games $(GAMES)

screenshots: page ## take pictures of every page into docs/screenshots
	$(BIN)/python -m tests.browser.screenshots

clean: ## remove .venv, caches and build outputs
	rm -rf web/node_modules src/boothill/server/page .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml | $(BIN)/pip
	$(PIP) -e '.[dev]'
	@touch $@

# Debian ships venv apart from Python: as root it is installed, others are told what to install.
$(BIN)/pip:
	@py="$(PYTHON)"; \
	if [ -z "$$py" ]; then \
		echo "Boot Hill needs Python 3.11 or newer (on Debian: apt-get install python3 python3-venv)." >&2; exit 1; \
	fi; \
	if ! $$py -c 'import ensurepip, venv' 2>/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get -q update && DEBIAN_FRONTEND=noninteractive apt-get -q install -y python3-venv; \
	fi; \
	$$py -m venv --clear .venv || { \
		echo "$$py has no venv module; install it (on Debian: apt-get install python3-venv) and try again." >&2; exit 1; \
	}
