-- Packs a room's stream: replaces its elements by packed blocks with the same entries, completely or not at all.
-- KEYS  1 room, 2 its stream
-- ARGV  1 number at which it was read, 2 stamp of that version, 3 … alternately number and block, oldest first
-- Returns 1 done | 0 there is a newer commit: nothing was done
local stored = redis.call('HMGET', KEYS[1], 'v', 'h')
if (stored[1] or '') ~= ARGV[1] or (stored[2] or '') ~= ARGV[2] or #ARGV < 4 then return 0 end
local left = redis.call('PTTL', KEYS[2])
redis.call('DEL', KEYS[2])
local size = 0
for place = 3, #ARGV, 2 do
  redis.call('XADD', KEYS[2], ARGV[place] .. '-1', 'p', ARGV[place + 1])
  size = size + #ARGV[place + 1]
end
if left > 0 then redis.call('PEXPIRE', KEYS[2], left) end
redis.call('HSET', KEYS[1], 'b', size)
return 1
