-- Stores the state of a weekend hour, unless another node has stored one since it was read.
-- KEYS  1 the hour
-- ARGV  1 version that was read, 2 new state, 3 ms to keep it
if tonumber(redis.call('HGET', KEYS[1], 'v') or '0') ~= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], 'v', tonumber(ARGV[1]) + 1, 's', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
