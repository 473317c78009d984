# Everything runs inside .venv, which is made on first use. Each target installs what it needs and is not there yet, in the
# versions of constraints.txt; `make LOCK=/dev/null …` takes the newest that pyproject.toml allows.
# Another interpreter: make PYTHON=/path/to/python …

PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
LOCK ?= constraints.txt
PIP := $(BIN)/python -m pip install --disable-pip-version-check -q -c $(LOCK)
GAMES ?= 100000

.PHONY: help play page modules test test-long test-large test-compiled test-fleet coverage check docs bench bench-server bench-bots bench-page soak screenshots lock clean
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' Makefile

play: page ## open the table in your browser
	@$(BIN)/boothill serve --open

page: .venv/.play ## build the page, unless it is up to date
	@$(BIN)/python hatch_build.py

modules: .venv/.tools # what the page is checked and tested with
	@$(BIN)/python hatch_build.py modules

test: page modules .venv/.test coverage ## run the tests: those that must reach 97 % of the rules first, then the others
	$(BIN)/pytest -n auto --dist worksteal $(REACHING:%=--ignore=tests/test_%.py)

test-long: page modules .venv/.test ## run the tests that take long: whole games in a browser, every screen size
	$(BIN)/pytest -n auto --dist worksteal -m long

test-large: page .venv/.test .venv/.train .venv/.ray ## run the tests that need PyTorch or Ray, which are large
	$(BIN)/pytest -n 0 -m large

test-compiled: page modules .venv/.check ## run the tests, but for those of the page, against the compiled engine
	rm -rf build/compiled
	$(BIN)/python scripts/compiled.py build/compiled
	PYTHONPATH=$(CURDIR)/build/compiled $(BIN)/pytest -n auto --dist worksteal --ignore=tests/browser

# Rooms that must be covered, and the tests that reach them; the others take long and reach hardly a line more.
COVERED := core sets text knowledge table
REACHING := scenarios positions notation records chance duel duel_moments actions setup citations frames events event_bots event_doors \
	event_refusals high_noon fistful fairness house_rules dead out_of_turn samples beliefs table table_games table_people table_endings \
	table_order one_loss sense_duel party owner accepted thinking leaks cli scenario_run settle

test-fleet: .venv/.test ## break a fleet of servers 200 times while 50 tables are played, and look what was lost (a quarter of an hour)
	$(BIN)/python -m boothill.lab.verify.fleet --tables $(or $(TABLES),50) --faults $(or $(FAULTS),200)

coverage: page .venv/.test ## how much of the rules, their texts and the table the tests reach: at least 97 %
	$(BIN)/pytest -n auto --dist worksteal $(COVERED:%=--cov=boothill.%) --cov-report=term:skip-covered --cov-fail-under=97 $(REACHING:%=tests/test_%.py)

check: page modules .venv/.check ## formatting, lint, types, and whether mypyc compiles core and sets
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	@echo "compiling core and sets with mypyc, checking types, the page and the documentation" ; \
	$(BIN)/python scripts/compile_check.py & compiling=$$!; \
	$(BIN)/mypy && $(BIN)/python hatch_build.py npm run check && $(MAKE) -s docs; others=$$?; \
	wait $$compiling && exit $$others

docs: .venv/.check ## build the documentation site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q

bench: .venv/.bench ## measure the speed
	$(BIN)/python bench/run.py

bench-server: .venv/.test ## measure the server: moves a second, answer times, memory; then one and several as one (SERVERS=2)
	$(BIN)/python bench/server.py
	$(BIN)/python bench/server.py --tables 100 --servers 1 --shared
	$(BIN)/python bench/server.py --tables 100 --servers $(or $(SERVERS),2)
	$(BIN)/python bench/server.py --tables 100 --servers $(or $(SERVERS),2) --other-door

bench-bots: .venv/.play ## measure how long the bots think
	$(BIN)/python bench/thinking.py

bench-page: page .venv/.test ## measure the page: what it weighs, how soon it can be used, frames a second
	$(BIN)/python bench/page.py

soak: .venv/.play ## play very many random games of every kind (GAMES=100000; SEED=... plays those of an earlier run)
	$(BIN)/boothill soak --games $(GAMES) $(if $(SEED),--seed '$(SEED)')

screenshots: page .venv/.test ## take pictures of every page into docs/screenshots; READER=pl (or all) into build
	$(BIN)/python -m tests.browser.screenshots $(if $(READER),--lang $(READER))

lock: .venv/.tools ## write the newest versions that pyproject.toml allows to constraints.txt
	$(BIN)/python -m pip install -q uv
	UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile pyproject.toml --all-extras --universal \
		--python-version 3.11 --no-annotate --upgrade -q -o constraints.txt

clean: ## remove .venv, caches and build outputs
	rm -rf web/node_modules src/boothill/server/page .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A mark for each set of libraries, made when all of it is there: what was interrupted goes on where it stopped.
# The build runs in .venv itself, where hatchling is already.
.venv/.%: pyproject.toml constraints.txt | .venv/.tools
	$(PIP) --no-build-isolation -e '.[$*]'
	@touch $@

.venv/.bench: | .venv/.check # what is measured beside is built with setuptools

.venv/.tools: | .venv/.made
	$(PIP) hatchling
	@node="$$($(BIN)/python hatch_build.py needs)"; [ -z "$$node" ] || $(PIP) "$$node"
	@touch $@

# Debian ships venv apart from Python: as root it is installed, others are told what to install.
.venv/.made:
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
	@touch $@
