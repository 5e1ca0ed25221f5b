-- Commits one command, completely or not at all.
-- KEYS  1 room, 2 its stream, 3 deadlines of its bucket, 4 nodes with spectators, 5 first answers of the person,
--       6 the names of all such rings of this room
-- ARGV  1 number of the copy behind the decision (-1: no room yet), 2 new number ('': nothing changes, only the answer is kept),
--       3 snapshot, 4 entry, 5 ms of the next deadline or '', 6 code, 7 seconds to keep (or ''; for a confirmation those of KEYS 5), 8 node,
--       9 channel ('': the caller publishes it, once replicas have it),
--       10 command id or '', 11 its answer, 12 answers "minimum number, seconds, maximum number", 13 seconds to keep answers,
--       14 and 15 first and last ms of this Redis' clock for the commit (or '': at any time),
--       16 its entry in a list of tables ('': unchanged; '-': none),
--       17 stamp of the copy behind the decision ('': an earlier version of the server made it), 18 stamp of this commit
-- Returns 1 done | 2 done, and the caller must publish | 0 stale copy | -1 not now
--       | the first answer of a repeated command; except with 1 and 2 nothing was done
--
-- A number does not name a history: two servers that were cut off from each other can both have a number 5. The stamp names the one
-- commit that made the copy, so a commit passes only at a server that has exactly the room behind the decision.
--
-- Without a new number and without a command id this only confirms: KEYS 5 is then a key of no other use, and the write to it lets
-- a WAIT behind this wait for all that this server wrote before.
local cid = ARGV[10]
if cid ~= '' then
  local first = redis.call('HGET', KEYS[5], cid)
  if first then
    -- A write, so that a later wait for replicas or disks covers that first answer too.
    redis.call('EXPIRE', KEYS[5], ARGV[13])
    return first
  end
end

local stored = redis.call('HMGET', KEYS[1], 'v', 'h')
if (stored[1] or '-1') ~= ARGV[1] or (stored[2] or '') ~= ARGV[17] then return 0 end

if ARGV[14] ~= '' then
  -- A deadline is acted on: not before it has come, and not after a silence that nobody has measured yet.
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  if now < tonumber(ARGV[14]) or now > tonumber(ARGV[15]) then return -1 end
end

if ARGV[2] ~= '' then
  redis.call('HSET', KEYS[1], 'v', ARGV[2], 's', ARGV[3], 'h', ARGV[18])
  redis.call('HINCRBY', KEYS[1], 'b', #ARGV[4])
  if ARGV[16] == '-' then
    redis.call('HDEL', KEYS[1], 'l')
  elseif ARGV[16] ~= '' then
    redis.call('HSET', KEYS[1], 'l', ARGV[16])
  end
  redis.call('XADD', KEYS[2], ARGV[2] .. '-1', 'e', ARGV[4])
  if ARGV[7] ~= '' then
    redis.call('EXPIRE', KEYS[1], ARGV[7])
    redis.call('EXPIRE', KEYS[2], ARGV[7])
  end
  if ARGV[5] == '' then
    redis.call('ZREM', KEYS[3], ARGV[6])
  else
    redis.call('ZADD', KEYS[3], ARGV[5], ARGV[6])
  end
end

if ARGV[2] == '' and cid == '' then
  redis.call('SET', KEYS[5], '', 'EX', ARGV[7])
end

if cid ~= '' then
  -- A queue: the field `@i` says which command id came as number i, and when; `#` the last number, `~` the oldest that is kept.
  local last, sure, most = string.match(ARGV[12], '(%d+) (%d+) (%d+)')
  last, sure, most = tonumber(last), tonumber(sure), tonumber(most)
  local now = tonumber(redis.call('TIME')[1])
  local number = redis.call('HINCRBY', KEYS[5], '#', 1)
  local oldest = tonumber(redis.call('HGET', KEYS[5], '~') or number)
  redis.call('HSET', KEYS[5], cid, ARGV[11], '@' .. number, now .. ' ' .. cid)
  local first = oldest
  -- A few at a time, so that no command pays for all.
  for _ = 1, 4 do
    if number - oldest < last then break end
    local at, old = string.match(redis.call('HGET', KEYS[5], '@' .. oldest) or '0 ', '(%d+) (.*)')
    if now - tonumber(at) < sure and number - oldest < most then break end
    redis.call('HDEL', KEYS[5], '@' .. oldest, old)
    oldest = oldest + 1
  end
  if number == first or oldest ~= first then redis.call('HSET', KEYS[5], '~', oldest) end
  redis.call('EXPIRE', KEYS[5], ARGV[13])
  if number == 1 then redis.call('SADD', KEYS[6], KEYS[5]) end
  redis.call('EXPIRE', KEYS[6], ARGV[13])
end

if ARGV[2] ~= '' then
  local spectators = redis.call('ZCARD', KEYS[4])
  if spectators > 1 or (spectators == 1 and not redis.call('ZSCORE', KEYS[4], ARGV[8])) then
    if ARGV[9] == '' then return 2 end
    redis.call('SPUBLISH', ARGV[9], ARGV[8] .. ' ' .. ARGV[2] .. ' ' .. ARGV[4])
  end
end
return 1
