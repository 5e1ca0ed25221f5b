"""The computer's playing strength: levels of every game, made from its bot by slips or by search."""
