import type { TrafficCounts } from '../counts/traffic-counts.ts'
import { type SharedStore, scriptOf } from '../redis/shared-store.ts'
import type { LimitStore, Take } from './rate.ts'

/** The same algorithm as in the process, by Redis's own clock: gateways need not agree on the time. */
const TAKE = scriptOf(`
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local instants = {}
for i, key in ipairs(KEYS) do
  local window = tonumber(ARGV[2 * i])
  local instant = math.max(tonumber(redis.call('GET', key) or 0), now) + window / tonumber(ARGV[2 * i - 1])
  local wait = instant - now - window
  if wait > 0 then return math.ceil(wait) end
  instants[i] = instant
end
for i, key in ipairs(KEYS) do
  redis.call('SET', key, string.format('%.3f', instants[i]), 'PX', math.ceil(instants[i] - now) + 1)
end
return 0
`)

function namesOf(takes: readonly Take[]): string[] {
  return takes.map(({ name }) => `layover limit ${name}`)
}

/** Counts in Redis, for all gateways together. Where it does not answer in time, this process counts alone, and says so. */
export function createSharedLimits(store: SharedStore, own: LimitStore, counts: TrafficCounts): LimitStore {
  return {
    async take(takes) {
      const args = takes.flatMap(({ rate }) => [String(rate.count), String(rate.windowMs)])
      const waitMs = await store.run(TAKE, namesOf(takes), args)
      if (typeof waitMs === 'number') return waitMs
      counts.limitsFailedOpen += 1
      return own.take(takes)
    },
  }
}
