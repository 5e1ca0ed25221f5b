"""Everything that the server stores, in Redis: rooms, sessions and guests. The valid state of a room is always the one in
Redis."""
