# The front door. `make` alone is `make fast`; `make help` lists the rest.
MAKEFLAGS += --no-print-directory
PYTHON ?= python3
BIN := .venv/bin
CODE := $(wildcard src tests bench tools conftest.py)
SCRIPTS = $(or $(ONLY),$(sort $(notdir $(basename $(wildcard bench/*.py)))))
SPARED = $(shell $(BIN)/python tools/changed.py)
FURNISH = @$(PYTHON) tools/venv.py

ifeq ($(shell command -v $(PYTHON)),)
$(error There is no $(PYTHON) here: install Python 3.11 or newer, or say where it is, as in `make PYTHON=python3.12`)
endif

.DEFAULT_GOAL := fast
.PHONY: $(shell sed -nE 's/^([a-z]+):.*/\1/p' Makefile)

help: ## this list
	@sed -nE 's/^([a-z]+):.*## /\1\t/p' Makefile

setup: ready ## all that fast and check need

fast: ready format lint types ## what a change needs to hear; of the rooms, those it touches, or ROOM=<game>
	$(BIN)/pytest --quiet --hypothesis-profile=fast -m "not long" -k "$(or $(ROOM),$(SPARED))"

# pytest speaks last, so that its count is the closing line.
check: ready format lint types client ## everything
	$(BIN)/python -m tools.client types
	$(BIN)/python -m tools.client test
	$(BIN)/pytest --quiet

fix: ready ## format, and mend what a machine can mend
	$(BIN)/python tools/typeset.py src
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .

play: ## the house, open in the browser; `make play ARGS="--port 9000"`
	$(FURNISH) play tree
	@$(BIN)/python -m tools.client || true # without it the house is open all the same, and says so
	@$(BIN)/parlour serve $(ARGS)

client: ## what a browser is sent, where it is stale
	$(FURNISH) play tree
	@$(BIN)/python -m tools.client

pictures: ready client ## the contact sheet of docs/, from matches in a real browser
	$(BIN)/python -m tests.browser.contact

wire: ready ## the types of the client, from those of the house
	$(BIN)/python -m tools.wire

lock: ## pin the dependencies again; ARGS=--upgrade takes newer ones
	$(FURNISH) lock
	$(BIN)/python tools/lock.py $(ARGS)

mutants: ready ## break the rules and see who notices; ROOM=<game> or PART=core, and BELIEVE=1 to ask survivors alone
	@$(BIN)/python -m tools.mutants $(ROOM:%=--room %) $(PART:%=--part %) $(BELIEVE:1=--believe)

storm: ready ## kill a house under load 200 times, then at every failpoint; ARGS="--cycles 20"
	$(BIN)/python -m tests.storm $(ARGS)
	$(BIN)/python -m tests.storm --points 8

worlds: ready ## 2,000 swaps a game over the wire that nobody may notice; ARGS="--swaps 200 kiza"
	$(BIN)/python -m tests.wire_worlds $(ARGS)

matches: ready ## 72 matches of each game over real sockets, their records judged; ARGS="--each 7 kiza"
	$(BIN)/python -m tests.matches $(ARGS)

planted: ready ## plant faults by hand, one by one, and see who notices
	@$(BIN)/python -m tools.planted

bench: ready ## figures, each script in turn; ONLY=<script> for one of them
	@for name in $(SCRIPTS); do echo "$$name:"; $(BIN)/python -m bench.$$name $(ARGS) || exit; done

solved: ready ## the game of BATASAURUS solved anew, for its strongest player
	$(BIN)/python -m tools.solved

clean: ## leave only what git knows, and what nobody committed yet
	rm -rf .venv .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find . -name __pycache__ -prune -exec rm -r {} +

ready:
	$(FURNISH) check tree

format:
	$(BIN)/ruff format --check --quiet .

lint:
	$(BIN)/ruff check --quiet .

types:
	$(BIN)/mypy --no-error-summary $(CODE)
