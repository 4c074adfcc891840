import { createHash, randomUUID } from 'node:crypto'
import type { TrafficCounts } from '../counts/traffic-counts.ts'
import { type Reply, type SharedStore, scriptOf } from '../redis/shared-store.ts'
import { type AnswerSeal, createAnswerSeal } from './answer-seal.ts'
import { createFingerprintHmacs } from './fingerprint-hmacs.ts'
import { createLeases } from './leases.ts'
import type { Claim, IdempotencyStore } from './memory-store.ts'

/** How long a key stays claimed by a gateway that says nothing more: one that was killed in the middle holds it no longer. */
export const LEASE_MS = 6_000

/** A claim is renewed while its call runs, and survives two renewals that are lost. */
export const RENEW_MS = 1_500

/**
 * A key's hash: marks of the fingerprint, owner while it runs, answer once there is one. A claim of our own that our memory
 * knows nothing of is one whose release was lost. Marks that share no key with ours tell us nothing, so that the key counts as
 * new: the upstream's own then decides.
 */
const CLAIM = scriptOf(`
local function compared(known)
  local found = 'unknown'
  for mark in string.gmatch(ARGV[1], '%S+') do
    if string.find(known, mark, 1, true) then return 'same' end
    if string.find(known, string.match(mark, '^[^.]+%.'), 1, true) then found = 'other' end
  end
  return found
end
local found = redis.call('HMGET', KEYS[1], 'marks', 'answer', 'owner')
local which = found[1] and compared(found[1]) or 'unknown'
if which == 'unknown' or (not found[2] and found[3] == ARGV[2]) then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'marks', ARGV[1], 'owner', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return {'first'}
end
if which == 'other' then return {'otherRequest'} end
if found[2] then return {'replay', found[2]} end
return {'running'}
`)

/**
 * Only its own claim; another gateway's, or an answer's, keeps the time that it has. A claim that is gone while its call runs (a
 * Redis that began anew, or was away for longer than a lease) is made again.
 */
const RENEW = scriptOf(`
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('HSET', KEYS[1], 'marks', ARGV[3], 'owner', ARGV[1])
elseif redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then
  return 0
end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`)

const SAVE = scriptOf(`
redis.call('HSET', KEYS[1], 'marks', ARGV[1], 'answer', ARGV[2])
redis.call('HDEL', KEYS[1], 'owner')
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`)

/** Only its own claim: an answer that another gateway has kept stays. */
const RELEASE = scriptOf(`
if redis.call('HGET', KEYS[1], 'owner') == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0
`)

/** Neither the visitor nor the key can be read from it. */
function nameOf(key: string): string {
  return `layover order ${createHash('sha256').update(key).digest('base64url')}`
}

/** An answer that none of our keys opens is none: the upstream's own key then gives it again. */
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
  /** What this process knows by itself; it is asked first, and stands alone while Redis is gone. */
  readonly own: IdempotencyStore
  readonly ttlMs: number
  readonly counts: TrafficCounts
  /** Newest first. What Redis keeps of an order is personal, so it is sealed. */
  readonly sessionKeys: readonly Buffer[]
}

/**
 * Order keys that all gateways know. No payment is refused because Redis is gone: then this process's own memory stands,
 * and behind it the upstream's unique key, which alone prevents a second order (P189).
 */
export function createSharedKeys(options: SharedKeysOptions): IdempotencyStore {
  const { store, own, ttlMs, counts } = options
  const owner = randomUUID()
  const seal = createAnswerSeal(options.sessionKeys)
  const hmacsOf = createFingerprintHmacs(options.sessionKeys)
  const leases = createLeases(RENEW_MS)
  const marked = (name: string, fingerprint: string) => hmacsOf(name, fingerprint).join(' ')
  return {
    async claim(key, fingerprint) {
      const mine = await own.claim(key, fingerprint)
      if (mine.kind !== 'first') return mine
      const name = nameOf(key)
      const marks = marked(name, fingerprint)
      const reply = await store.run(CLAIM, [name], [marks, owner, String(LEASE_MS)])
      const shared = claimOf(reply, name, seal)
      if (shared === undefined) counts.idempotencyFellBack += 1
      // A claim whose reply was too late may stand all the same, and is then renewed as any other.
      if (shared === undefined || shared.kind === 'first') {
        leases.begin(name, () => void store.run(RENEW, [name], [owner, String(LEASE_MS), marks]))
        return mine
      }
      own.release(key)
      return shared
    },
    save(key, fingerprint, answer) {
      own.save(key, fingerprint, answer)
      // Nobody waits for it: until it is there, another gateway answers that the request is still running.
      const name = nameOf(key)
      leases.end(name)
      void store.run(SAVE, [name], [marked(name, fingerprint), seal.close(name, answer), String(ttlMs)])
    },
    release(key) {
      own.release(key)
      leases.end(nameOf(key))
      void store.run(RELEASE, [nameOf(key)], [owner])
    },
  }
}
