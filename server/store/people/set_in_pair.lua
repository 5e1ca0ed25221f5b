-- Sets a field of a pair of friends, unless the pair has been removed meanwhile.
-- KEYS  1 pair
-- ARGV  1 field, 2 value
-- Returns 1 done | 0 there is no such pair
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
