-- Replaces a room's value and its whole stream, completely or not at all.
-- KEYS  1 room, 2 its stream, 3 nodes with spectators
-- ARGV  1 number behind the decision, 2 new number, 3 snapshot, 4 node,
--       5 channel, or '' if the caller publishes once replicas have it, 6 the entry to publish, or '',
--       7 stamp of the copy behind the decision, 8 stamp of this commit,
--       9 … alternately number and entry, oldest first
-- Returns 1 done | 2 done, and the caller must publish | 0 stale version: nothing was done
local stored = redis.call('HMGET', KEYS[1], 'v', 'h')
if (stored[1] or '-1') ~= ARGV[1] or (stored[2] or '') ~= ARGV[7] then return 0 end
local left = redis.call('PTTL', KEYS[2])
redis.call('DEL', KEYS[2])
local size = 0
for place = 9, #ARGV, 2 do
  redis.call('XADD', KEYS[2], ARGV[place] .. '-1', 'e', ARGV[place + 1])
  size = size + #ARGV[place + 1]
end
if left > 0 then redis.call('PEXPIRE', KEYS[2], left) end
redis.call('HSET', KEYS[1], 'v', ARGV[2], 's', ARGV[3], 'b', size, 'h', ARGV[8])
local spectators = redis.call('ZCARD', KEYS[3])
if spectators > 1 or (spectators == 1 and not redis.call('ZSCORE', KEYS[3], ARGV[4])) then
  if ARGV[5] == '' then return 2 end
  redis.call('SPUBLISH', ARGV[5], ARGV[4] .. ' ' .. ARGV[2] .. ' ' .. ARGV[6])
end
return 1
