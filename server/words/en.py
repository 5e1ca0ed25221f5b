"""The server's words in English."""

from server.words.catalogue import Nicknames, OperatorWords, ServerWords, Welcome

WORDS = ServerWords(
    guest="Guest",
    computer="Computer",
    all_games="games",
    separator=",",
    decimal=".",
    game_name=1,
    yes_no=("no", "yes"),
    without_winner={"draw": "Draw", "both_lose": "Both lose", "void": "Does not count"},
    notes={
        "warn": "Warning",
        "take_game": "Loses the game",
        "expel": "Expulsion",
        "force_result": "The director's result",
        "replace_result": "Result put right",
        "reopened": "Game reopened",
        "left": "Left before signing",
    },
    standings=("Place", "Name", "Points", "Opponents", "Beaten", "Wins", "Played", "Rounds off"),
    tournament=("Number", "Rating", "Category", "Prizes"),
    cards=(
        *("Round", "Board", "Game", "Game of the match", "Seat", "Name", "Total", "Challenges", "Time warnings"),
        *("Signed", "Closed", "Dispute", "Result", "Result before", "Notes", "Seal"),
    ),
    report=("Name", "Game", "Rule", "Made", "Missed", "Seen", "Wrong challenges", "Games", "Minutes"),
    day="Date",
    pentathlon=("Pentathlon", "Award"),
    awards={
        "hall_of_fame": "Hall of Fame",
        "gold": "Gold",
        "silver": "Silver",
        "bronze": "Bronze",
        "mention": "Honorable mention",
        "ribbon": "Ribbon",
    },
    nicknames=Nicknames(
        animals="Fox Puma Toucan Robin Dolphin Owl Deer Hummingbird Jaguar Bear Turtle Whale Otter Heron Butterfly Llama "
        "Giraffe Hare Frog Seal Bee Tiger Falcon Lynx",
        adjectives="Blue Green Golden Orange Swift Bold Brave Merry Happy Silver Bright Clever",
        pair="{adjective} {animal}",
    ),
    welcome=Welcome(
        ready="Banderilla is ready.",
        here="On this computer open",
        others="On other devices in the same network scan the code, or type",
        next_step="To start a class, choose “Open a class” on the page.",
        end="Leave this window open while people play. Ctrl-C ends the server. "
        "Games and classes stay in {folder} and continue at the next start.",
        new_folder="That folder is new. If you had classes before, they are in another folder: end the server and start it "
        "where you started it then, or add --data-dir and that folder.",
    ),
    operator=OperatorWords(
        lang="en",
        title="Banderilla: nodes and Redis",
        about="Each node reports every five seconds, and the page loads itself again. The counts are since the "
        "node's start. They concern no single person.",
        nothing="No report yet: a node reports every five seconds.",
        nodes="Nodes",
        node={
            "version": (
                "Version",
                "The program of the node. During an upgrade the nodes may differ; afterwards they must not.",
            ),
            "up": (
                "Running for",
                "The time since the node's start. A short time that nobody planned means that the process was restarted.",
            ),
            "connections": ("Connections", "Open sockets: about one for each open page."),
            "playing": (
                "Games in play",
                "Tables with a running game in the node's memory. A table with people at two nodes counts at both.",
            ),
            "rooms": (
                "Tables in memory",
                "All tables that the node has used in the last minutes. The others are in Redis only.",
            ),
            "classes": ("Classes in memory", "Classes that the node has used in the last minutes."),
            "accepted": ("Accepted actions", "Actions that the server stored and acknowledged."),
            "refused": ("Refused actions", "Answers with a refusal; the table below has their codes."),
            "lag": (
                "Delay of the loop",
                "Average delay of the node's timers in the last five seconds. Above 100 ms players feel it: "
                "the node needs more cores or another node.",
            ),
            "ack": (
                "Time to the acknowledgement",
                "Average time from the arrival of an action to its ack in the last five seconds, with Redis and its disk.",
            ),
            "tables_refused": (
                "New tables refused",
                "Tables and classes that the node did not open because it had too much to do (--busy-ms). It should be 0.",
            ),
            "turned_away": (
                "Connections turned away",
                "Connections that the server refused or closed, for example because one address opened too many.",
            ),
            "outage": ("Outages", "Time without answers from Redis. Every clock got it back. It should be 0."),
        },
        refusals="Refusals",
        refusals_about="The server answers each invalid action with a code. Players cause most of them, so a large number "
        "alone is no fault. A code that suddenly grows is a reason to look.",
        redis={
            "version": ("Version", "The version of Redis or Valkey."),
            "role": ("Role", "It must be master: a replica takes no writes."),
            "memory": ("Memory in use", "All rooms and classes. It falls when the store forgets old ones (--idle-days)."),
            "limit": ("Memory limit", "Above it the server refuses all actions. Let the memory in use stay under 80 % of it."),
            "keys": ("Keys", "Stored entries: several for each table and person."),
            "clients": ("Connections", "Connections of the nodes and of other programs."),
            "replicas": ("Replicas", "Servers that follow this one. --replicas must not be larger."),
            "commands": ("Commands per second", "The present load. A core of Redis takes some 100,000."),
            "file": ("Append-only file", "If it is off, a crash of Redis loses acknowledged actions."),
            "written": ("Last write of the file", "It must be ok; err means that the disk is full or broken."),
        },
        redis_away="Redis does not answer this node: nobody can act until it returns, and every clock gets the time back.",
        no_limit="none",
        yes_no=("no", "yes"),
    ),
)
