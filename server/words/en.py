"""The server's words in English."""

from server.words.catalogue import ServerWords, Welcome

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
    welcome=Welcome(
        ready="Banderilla is ready.",
        here="On this computer open",
        others="On other devices in the same network scan the code, or type",
        next_step="To start a class, choose “Open a class” on the page.",
        end="Leave this window open while people play. Ctrl-C ends the server. "
        "Games and classes stay in {folder} and continue at the next start.",
    ),
)
