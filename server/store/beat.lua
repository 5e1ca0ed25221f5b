-- The heartbeat: tells every node the same time, and measures outages.
-- KEYS  1 last beat of any node, 2 list of outages "from to", 3 run id of the Redis that beat last
-- ARGV  1 ms without a beat that make an outage
-- Returns { now, run id, latest outage or "" , 1 if it was found just now }
local time = redis.call('TIME')
local now = time[1] .. string.format('%03d', math.floor(time[2] / 1000))
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')
local last = redis.call('GET', KEYS[1])
local found = 0
if last then
  local restarted = redis.call('GET', KEYS[3]) ~= run
  local gap = tonumber(now) - tonumber(last)
  -- A Redis that was started again was away, however shortly; otherwise silence must be longer than a late beat.
  if gap > tonumber(ARGV[1]) or (restarted and gap > 0) then
    redis.call('RPUSH', KEYS[2], last .. ' ' .. now)
    redis.call('LTRIM', KEYS[2], -200, -1)
    found = 1
  end
end
redis.call('SET', KEYS[1], now)
redis.call('SET', KEYS[3], run)
return { now, run, redis.call('LINDEX', KEYS[2], -1) or '', found }
