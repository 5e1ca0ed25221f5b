"""The computer's playing strength. Every game has levels, made from its bot by random errors or by search."""
