"""How well the computer plays: levels of every game, made from its bot by slips or by search."""
