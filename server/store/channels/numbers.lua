-- The numbers of rooms as they are stored.
-- KEYS  the rooms
-- Returns them in one text, -1 where there is none
local numbers = {}
for place, key in ipairs(KEYS) do numbers[place] = redis.call('HGET', key, 'v') or '-1' end
return table.concat(numbers, ' ')
