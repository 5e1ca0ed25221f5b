-- The numbers of rooms as they are stored.
-- KEYS  the rooms
-- Returns for each its number, or '' where there is none
local numbers = {}
for place, key in ipairs(KEYS) do numbers[place] = redis.call('HGET', key, 'v') or '' end
return numbers
