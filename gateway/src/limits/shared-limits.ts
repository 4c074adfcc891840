import type { TrafficCounts } from '../metrics/traffic-counts.ts'
import { type SharedStore, scriptOf } from '../redis/shared-store.ts'
import type { LimitStore, Take } from './rate.ts'

/** The algorithm of `memory-limits.ts`, with the clock of Redis: gateways need not agree on the time. */
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

const GIVE_BACK = scriptOf(`
for i, key in ipairs(KEYS) do
  local instant = tonumber(redis.call('GET', key) or 0)
  if instant > 0 then
    redis.call('SET', key, string.format('%.3f', instant - ARGV[2 * i] / ARGV[2 * i - 1]), 'KEEPTTL')
  end
end
return 0
`)

function namesOf(takes: readonly Take[]): string[] {
  return takes.map(({ name }) => `layover limit ${name}`)
}

function argsOf(takes: readonly Take[]): string[] {
  return takes.flatMap(({ rate }) => [String(rate.count), String(rate.windowMs)])
}

/** Counts in Redis, for all gateways together. Where Redis does not answer in time, this process counts alone, and metrics show it. */
export function createSharedLimits(store: SharedStore, own: LimitStore, counts: TrafficCounts): LimitStore {
  return {
    async take(takes) {
      const waitMs = await store.run(TAKE, namesOf(takes), argsOf(takes))
      if (typeof waitMs === 'number') return waitMs
      counts.limitsFailedOpen += 1
      return own.take(takes)
    },
    giveBack(takes) {
      void store.run(GIVE_BACK, namesOf(takes), argsOf(takes)).then((reply) => {
        // A Redis that is gone now was probably gone for the takes too, so they were counted here.
        if (reply === undefined) own.giveBack(takes)
      })
    },
  }
}
