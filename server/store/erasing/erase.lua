-- Erases all of one room, completely or not at all.
-- KEYS  1 room, 2 its stream, 3 deadlines of its bucket, 4 nodes with spectators, 5 the names of its rings of first answers, 6 the number of spectators,
--       7 … those rings
-- ARGV  1 code
-- Returns 1 done | 0 the keys lack a ring: nothing was done
local named = {}
for place = 7, #KEYS do named[KEYS[place]] = true end
for _, ring in ipairs(redis.call('SMEMBERS', KEYS[5])) do
  if not named[ring] then return 0 end
end
redis.call('DEL', KEYS[1], KEYS[2], KEYS[4], KEYS[5])
for place = 6, #KEYS do redis.call('DEL', KEYS[place]) end
redis.call('ZREM', KEYS[3], ARGV[1])
return 1
