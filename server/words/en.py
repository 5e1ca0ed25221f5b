"""The server's words in English."""

from server.words.catalogue import ServerWords

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
        *("Round", "Board", "Game", "Game of the match", "Seat", "Name", "Total", "Marks", "Time violations"),
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
)
