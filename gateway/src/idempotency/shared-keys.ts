import { createHash, randomUUID } from 'node:crypto'
import type { TrafficCounts } from '../metrics/traffic-counts.ts'
import { type Reply, type SharedStore, scriptOf } from '../redis/shared-store.ts'
import { type AnswerSeal, createAnswerSeal } from './answer-seal.ts'
import { createFingerprintHmacs } from './fingerprint-hmacs.ts'
import { createLeases } from './leases.ts'
import type { Claim, IdempotencyStore } from './memory-store.ts'

/** A claim that is not renewed ends after this time: a gateway that was killed holds a key no longer. */
export const LEASE_MS = 6_000

/** A claim is renewed at this interval while its call runs, so it survives two lost renewals. */
export const RENEW_MS = 1_500

/**
 * The hash of a key has three fields: HMACs of the fingerprint, the owner while the order runs, and the answer once there is
 * one. A claim of this gateway that its own memory lacks is one whose release was lost. HMACs without a common key mean
 * nothing, so the key counts as new, and the upstream's own key decides.
 */
const CLAIM = scriptOf(`
local function compared(known)
  local found = 'unknown'
  for hmac in string.gmatch(ARGV[1], '%S+') do
    if string.find(known, hmac, 1, true) then return 'same' end
    if string.find(known, string.match(hmac, '^[^.]+%.'), 1, true) then found = 'other' end
  end
  return found
end
local found = redis.call('HMGET', KEYS[1], 'hmacs', 'answer', 'owner')
local which = found[1] and compared(found[1]) or 'unknown'
if which == 'unknown' or (not found[2] and found[3] == ARGV[2]) then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'hmacs', ARGV[1], 'owner', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return {'first'}
end
if which == 'other' then return {'otherRequest'} end
if found[2] then return {'replay', found[2]} end
return {'running'}
`)

/**
 * Renews a claim of this gateway alone; the claim of another one, or an answer, keeps its time. A claim that is lost while its
 * call runs (Redis restarted, or was away for longer than a lease) is made again.
 */
const RENEW = scriptOf(`
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('HSET', KEYS[1], 'hmacs', ARGV[3], 'owner', ARGV[1])
elseif redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then
  return 0
end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`)

const SAVE = scriptOf(`
redis.call('HSET', KEYS[1], 'hmacs', ARGV[1], 'answer', ARGV[2])
redis.call('HDEL', KEYS[1], 'owner')
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`)

/** Releases a claim of this gateway alone: the answer that another one saved stays. */
const RELEASE = scriptOf(`
if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
`)

/** The name in Redis. It reveals neither the visitor nor the key. */
function nameOf(key: string): string {
  return `layover order ${createHash('sha256').update(key).digest('base64url')}`
}

/** An answer that none of the session keys opens counts as none: the upstream's own key then replays it. */
function claimOf(reply: Reply | undefined, name: string, seal: AnswerSeal): Claim | undefined {
  const [kind, sealed] = Array.isArray(reply) ? (reply as readonly Reply[]) : []
  if (kind === 'replay') {
    const answer = seal.open(name, String(sealed))
    return answer ? { kind, answer } : { kind: 'first' }
  }
  return kind === 'first' || kind === 'running' || kind === 'otherRequest' ? { kind } : undefined
}

interface SharedKeysOptions {
  readonly store: SharedStore
  /** The memory of this process. It comes first, and stands alone while Redis is gone. */
  readonly own: IdempotencyStore
  readonly ttlMs: number
  readonly counts: TrafficCounts
  /** Newest first. They seal what Redis stores of an order, since it is personal. */
  readonly sessionKeys: readonly Buffer[]
}

/**
 * Order keys that all gateways share. No payment is refused because Redis is gone: then this process uses its own memory, and
 * the upstream's unique key prevents a second order (P189).
 */
export function createSharedKeys(options: SharedKeysOptions): IdempotencyStore {
  const { store, own, ttlMs, counts } = options
  const owner = randomUUID()
  const seal = createAnswerSeal(options.sessionKeys)
  const hmacsOf = createFingerprintHmacs(options.sessionKeys)
  const leases = createLeases(RENEW_MS)
  const hmacList = (name: string, fingerprint: string) => hmacsOf(name, fingerprint).join(' ')
  return {
    async claim(key, fingerprint) {
      const mine = await own.claim(key, fingerprint)
      if (mine.kind !== 'first') return mine
      const name = nameOf(key)
      const hmacs = hmacList(name, fingerprint)
      const reply = await store.run(CLAIM, [name], [hmacs, owner, String(LEASE_MS)])
      const shared = claimOf(reply, name, seal)
      if (shared === undefined) counts.idempotencyFellBack += 1
      // A claim may stand in Redis although its reply came too late, so it is renewed like any other.
      if (shared === undefined || shared.kind === 'first') {
        leases.begin(name, () => void store.run(RENEW, [name], [owner, String(LEASE_MS), hmacs]))
        return mine
      }
      own.release(key)
      return shared
    },
    save(key, fingerprint, answer) {
      own.save(key, fingerprint, answer)
      // Nobody waits for Redis here: until it has the answer, another gateway replies that the request is still running.
      const name = nameOf(key)
      leases.end(name)
      void store.run(SAVE, [name], [hmacList(name, fingerprint), seal.close(name, answer), String(ttlMs)])
    },
    release(key) {
      own.release(key)
      leases.end(nameOf(key))
      void store.run(RELEASE, [nameOf(key)], [owner])
    },
  }
}
