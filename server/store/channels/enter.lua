-- A node says that it watches these rooms, and forgets the nodes that have not said so for too long.
-- KEYS  the rooms' sets of nodes with spectators
-- ARGV  1 node, 2 ms now, 3 ms after which a silent node is dead
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, ARGV[2], ARGV[1])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', ARGV[2] - ARGV[3])
  redis.call('PEXPIRE', key, ARGV[3])
end
