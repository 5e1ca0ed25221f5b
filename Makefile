# The whole developer interface. `make run` plays, `make test` tests; both install what they need.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := clients/web
UV_PIN := 0.13.9
# Each test run starts hundreds of Python processes. Without kept bytecode, each of them compiles all modules again.
unexport PYTHONDONTWRITEBYTECODE
# Makes several targets side by side, and shows the output of each in one piece.
BESIDE = $(MAKE) --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),-O)

.PHONY: install install-dev machine run test quick mutants model check check-python check-web unit school web web-tests server-tests wheel release sbom e2e bench soak arena fuzz chaos simulate flood upgrade scale cases fmt new-game samples pictures guide playthrough types docs docs-site help

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

$(BIN)/uv:
	@tools/prerequisites.sh python $(PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check uv==$(UV_PIN) || true

$(VENV)/.run: requirements.txt | $(BIN)/uv
	if [ -x $(BIN)/uv ]; then $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements.txt; \
	else $(BIN)/pip install --quiet --require-hashes -r requirements.txt; fi
	touch $@

$(VENV)/.dev: requirements-dev.txt | $(BIN)/uv
	if [ -x $(BIN)/uv ]; then $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r requirements-dev.txt; \
	else $(BIN)/pip install --quiet --require-hashes -r requirements-dev.txt; fi
	touch $@ $(VENV)/.run

$(WEB)/node_modules/.installed: $(WEB)/package-lock.json
	@tools/prerequisites.sh node
	cd $(WEB) && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(WEB)/dist/index.html: $(WEB)/node_modules/.installed $(shell find $(WEB)/src $(WEB)/client/src $(WEB)/public $(WEB)/index.html -type f 2>/dev/null) $(wildcard engines/*/board.json)
	cd $(WEB) && npm run --silent build

protocol/.kernel-built: protocol/kernel.c tools/kernel.py | $(VENV)/.run
	@$(BIN)/python -m tools.kernel  # says so, and goes on, where there is no compiler
	@touch $@

install: $(VENV)/.run protocol/.kernel-built $(WEB)/node_modules/.installed ## install what is needed to play

install-dev: $(VENV)/.dev protocol/.kernel-built $(WEB)/node_modules/.installed

run: install $(WEB)/dist/index.html ## install, build, start the server with its own Redis, print the address
	$(BIN)/python -m server serve $(ARGS)

# Server tests wait and the client's tests compute, so they run side by side; so does `machine`, which downloads, with the checks.
# The client is built later, for the browser tests: a server does not start while its client's files change.
test: install-dev ## everything: lint, types, contracts, unit, property, server, client, browser tests
	@$(BESIDE) check-python check-web machine
	@$(MAKE) --no-print-directory unit
	@$(BESIDE) server-tests web-tests
	@$(MAKE) --no-print-directory e2e

machine: ## a Chromium, an nginx, other browsers and Stockfish for the tests, where they can be installed
	@tools/machine.sh

check: install-dev ## format, lint, import contracts, types: Python and the client side by side
	@$(BESIDE) check-python check-web

check-python: install-dev
	$(BIN)/ruff format --check engines protocol server tests tools clients/python examples
	$(BIN)/ruff check engines protocol server tests tools clients/python examples
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/python -m protocol.typescript --check
	$(BIN)/python -m protocol.reference --check
	$(BIN)/python -m tools.game_types --check
	$(BIN)/python -m tools.view_types --check
	$(BIN)/python -m tools.licences --check
	$(BIN)/python -m tools.guide --check
	$(BIN)/python -m tools.python_client --check
	$(BIN)/python -m tools.documents --check
	$(BIN)/python -m tools.game_pages --check
	$(BIN)/python -m tools.state_diagrams --check
	$(BIN)/python -m tools.phases --check

check-web: install-dev
	cd $(WEB) && npm run --silent check

QUICK := tests/engines/kit tests/protocol tests/aggregate tests/tools/test_plain_words.py tests/test_mirror.py tests/test_field_docs.py tests/test_wire.py \
  tests/room/appeals tests/room/play tests/room/endings tests/room/values tests/sessions/pairing tests/sessions/rounds tests/sessions/results

quick: install-dev ## before a commit, under two minutes: format, lint, contracts, types, worked cases, and tests without I/O
	$(BIN)/ruff format --check engines protocol server tests tools clients/python examples
	$(BIN)/ruff check engines protocol server tests tools clients/python examples
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/pytest -n 2 -m "not long" $(QUICK) $$(find tests/engines -name '*cases.json')

unit: install-dev ## engines, protocol and room: no I/O
	$(BIN)/pytest -n 2 --dist worksteal tests/tools tests/engines tests/protocol tests/aggregate tests/room tests/sessions tests/school tests/weekend tests/descriptions tests/words tests/gym tests/test_mirror.py tests/test_field_docs.py tests/test_rules_version.py tests/test_wire.py

server-tests: install-dev machine ## store, jobs, gateway and faults: a real Redis and real sockets
	tools/second_run.sh tests/clients tests/store tests/jobs tests/gateway tests/faults tests/simulation tests/workers tests/deploy tests/test_stored_checks.py tests/test_settings.py tests/test_allowed_settings.py tests/command_line

web: web-tests ## the client's unit and component tests, its build and its size
	cd $(WEB) && npm run --silent build

web-tests: install-dev
	cd $(WEB) && npm test --silent

wheel: install-dev $(WEB)/dist/index.html ## one file for pip, pipx and uvx, with the built client: dist/banderilla-*.whl
	$(BIN)/uv build --wheel --quiet --out-dir dist .
	@ls dist/*.whl

release: install-dev $(WEB)/dist/index.html ## make release VERSION=<x.y.z>: changelog, stored rooms, commit, tag, wheel, notes and what is in it; pushes nothing
	@$(BIN)/python -m tools.release $(VERSION)

sbom: $(VENV)/.dev ## what is in a release, for scanners: dist/banderilla-*.cdx.json (CycloneDX)
	@$(BIN)/python -m tools.sbom

# Tests of a file share what its fixtures build, so they stay together.
e2e: install-dev machine $(WEB)/dist/index.html ## real browsers on the real server
	DIST=loadfile tools/second_run.sh tests/e2e

bench: install-dev ## figures side by side in one run
	$(BIN)/python -m tests.load.bench $(ARGS)

soak: install-dev ## make soak [GYM=1000]: 200 rooms of bots to their ends, then 1,000 games of self-play in each game; all replayed
	$(BIN)/python -m tests.load.soak --gym $(or $(GYM),1000) $(ARGS)

school: install-dev ## make school [GAME=<slug>] [SEEDS=1000]: exercises of the referees' school by the thousand
	$(BIN)/python -m tests.load.school $(GAME) --seeds $(or $(SEEDS),1000)

arena: install-dev ## make arena [GAME=<slug>] [GAMES=200] [MATCH=1]: the computer's levels against each other, into docs/reference/arena.md
	$(BIN)/python -m tools.arena $(GAME) --games $(or $(GAMES),200) --match $(or $(MATCH),1) --write $(ARGS)

mutants: install-dev ## make mutants [SEED=<s>] [N=200]: small changes of the code, and those that the nearest tests do not notice
	@$(BIN)/python -m tools.mutants --seed $(or $(SEED),1) --number $(or $(N),200)

model: install-dev ## search the model of the commit and its mutants; needs spin and gcc
	@$(BIN)/python -m tools.model

fuzz: install-dev ## make fuzz ARGS="--calls N --seconds S --seed K": what no honest client sends, to every game
	$(BIN)/python -m tests.load.fuzz $(ARGS)

chaos: install-dev ## make chaos MINUTES=<n> [SEED=<s>]: play under faults, every history checked; ends with 1 if anything is wrong
	$(BIN)/python -m tests.faults.chaos $(if $(MINUTES),--minutes $(MINUTES)) $(if $(SEED),--seed $(SEED)) $(ARGS)

simulate: install-dev ## make simulate [SEED=<s>] [MINUTES=<n>] [FAULTS=<f>]: the whole server in a simulated world; a seed replays bit by bit
	$(BIN)/python -m tests.simulation $(if $(MINUTES),--minutes $(MINUTES)) $(if $(SEED),--seed $(SEED)) $(if $(FAULTS),--faults $(FAULTS)) $(ARGS)

upgrade: install-dev machine ## make upgrade FROM=<commit or tag>: old nodes of that state, new ones of this, people at play
	@$(BIN)/python -m tests.deploy.upgrade_from "$(FROM)" $(ARGS)

scale: install-dev ## make scale [ARGS="--players N --nodes N --masters N --sticky"]: a million players on nodes and masters, and what is full first
	$(BIN)/python -m tests.load.scale $(ARGS)

flood: install-dev ## what one client's flood does to players and to somebody new, before and during; all on loopback
	$(BIN)/python -m tests.load.flood $(ARGS)

pictures: install-dev machine $(WEB)/dist/index.html ## make pictures [GAME=<slug>]: take the lobby's pictures of the boards again; without GAME also those of README.md
	@$(BIN)/python -m tools.pictures $(GAME)
	$(if $(GAME),,@$(BIN)/python -m tools.readme_pictures)

guide: install-dev machine $(WEB)/dist/index.html ## take the pictures of the guide for teachers again
	@$(BIN)/python -m tools.guide

cases: $(VENV)/.dev ## make cases FILE=<path> GAME=<slug>: run worked cases
	@$(BIN)/python -m tools.cases "$(FILE)" "$(GAME)"

playthrough: $(VENV)/.dev ## make playthrough GAME=<slug>: write the golden playthrough again
	@$(BIN)/python -m tools.playthrough $(GAME)

KIND ?= plain
new-game: $(VENV)/.dev ## make new-game SLUG=<slug> KIND=plain|duel|package: a new game that can be played at once, from a template
	@$(BIN)/python -m tools.new_game "$(SLUG)" "$(KIND)"
ifneq ($(KIND),package)
	@$(MAKE) --no-print-directory playthrough samples GAME="$(SLUG)"
	@$(BIN)/python -m tools.phases
	@$(BIN)/python -m tools.game_pages
	@$(BIN)/python -m tools.documents --digests
endif

samples: $(VENV)/.dev ## make samples [GAME=<slug>]: write again what engines say, for the client's tests (tests/vectors)
	@$(BIN)/python -m tests.engines.fact_samples $(GAME)
	@$(BIN)/python -m tests.engines.hint_samples $(GAME)
	@$(BIN)/python -m tests.engines.prompt_samples $(GAME)
	@$(BIN)/python -m tests.engines.stakes_samples $(GAME)

docs: $(VENV)/.dev ## write the pages of docs that are made from the code
	$(BIN)/python -m protocol.reference
	$(BIN)/python -m tools.licences
	$(BIN)/python -m tools.guide --text
	$(BIN)/python -m tools.game_pages
	$(BIN)/python -m tools.powers
	$(BIN)/python -m tools.phases
	$(BIN)/python -m tools.state_diagrams
	$(BIN)/python -m tools.documents

docs-site: $(VENV)/.dev ## build the documents as a site in build/site; a link that leads nowhere ends it
	@$(BIN)/python -m tools.docs_site

types: $(VENV)/.dev ## write the client's types again: of messages, of views, and of what the engines declare
	$(BIN)/python -m protocol.typescript
	$(BIN)/python -m tools.game_types
	$(BIN)/python -m tools.view_types
	$(BIN)/python -m tools.python_client
	$(BIN)/python -m tools.declared
	$(BIN)/python -m tools.documents --digests

fmt: install-dev ## format
	$(BIN)/ruff format engines protocol server tests tools clients/python examples
	$(BIN)/ruff check --fix engines protocol server tests tools clients/python examples
