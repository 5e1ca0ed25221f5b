-- A code goes out of the list of tables, unless somebody has said since it was read that it belongs there.
-- KEYS  1 the list
-- ARGV  1 code, 2 ms at which that was said, as it was read
local said = redis.call('ZSCORE', KEYS[1], ARGV[1])
if said and tonumber(said) == tonumber(ARGV[2]) then return redis.call('ZREM', KEYS[1], ARGV[1]) end
return 0
