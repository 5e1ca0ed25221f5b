-- A room's stream packed: other elements with the same entries in the place of what there was, whole or not at all.
-- KEYS  1 room, 2 its stream
-- ARGV  1 version at which it was read, 2 … number and block by turns, oldest first
-- Returns 1 done | 0 something was committed since: nothing was done
if (redis.call('HGET', KEYS[1], 'v') or '') ~= ARGV[1] or #ARGV < 3 then return 0 end
local left = redis.call('PTTL', KEYS[2])
redis.call('DEL', KEYS[2])
local size = 0
for place = 2, #ARGV, 2 do
  redis.call('XADD', KEYS[2], ARGV[place] .. '-1', 'p', ARGV[place + 1])
  size = size + #ARGV[place + 1]
end
if left > 0 then redis.call('PEXPIRE', KEYS[2], left) end
redis.call('HSET', KEYS[1], 'b', size)
return 1
