-- The heartbeat: tells every node the same time, and measures outages.
-- KEYS  1 last beat of any node, 2 list of outages "from to", 3 run id of the Redis that beat last,
--       4 ms to add to the clock of this Redis
-- ARGV  1 ms without a beat that make an outage, 2 the asking node's estimate of the time (0: unknown)
-- Returns { now, run id, latest outage or "", 1 if it is new, now by this Redis' own clock }
--
-- The time never goes back. If the clock of this Redis was set back, or another Redis with a slower one took over, the
-- script adds the difference from then on; it removes the difference when that clock jumps forward.
local time = redis.call('TIME')
local own = time[1] * 1000 + math.floor(time[2] / 1000)
local added = tonumber(redis.call('GET', KEYS[4]) or '0')
local now = own + added
local run = string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')
local last = tonumber(redis.call('GET', KEYS[1]) or '')
local found = 0
if last then
  local limit = tonumber(ARGV[1])
  local restarted = redis.call('GET', KEYS[3]) ~= run
  if now < last then
    now = math.max(last, tonumber(ARGV[2]))
  elseif added > 0 and now - last > limit then
    now = math.max(last, own)
  end
  if now - own ~= added then redis.call('SET', KEYS[4], string.format('%d', now - own)) end
  local gap = now - last
  -- A Redis that was started again was away, however shortly; otherwise silence must be longer than a late beat.
  if gap > limit or (restarted and gap > 0) then
    redis.call('RPUSH', KEYS[2], string.format('%d %d', last, now))
    redis.call('LTRIM', KEYS[2], -200, -1)
    found = 1
  end
end
local told = string.format('%d', now)
redis.call('SET', KEYS[1], told)
redis.call('SET', KEYS[3], run)
return { told, run, redis.call('LINDEX', KEYS[2], -1) or '', found, string.format('%d', own) }
