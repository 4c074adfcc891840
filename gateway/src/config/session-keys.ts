import { Refusal } from '@layover/server-kit/environment/variable'

const KEY_BYTES = 32

/** 32 random bytes have about 30 different values; a repeated or typed key has few. */
const MIN_DIFFERENT_BYTES = 16

function decodeKey(text: string): Buffer {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
}

function keyFault(key: Buffer, position: number): string | undefined {
  if (key.length !== KEY_BYTES) return `key ${position} has ${key.length} bytes, not ${KEY_BYTES}`
  if (new Set(key).size < MIN_DIFFERENT_BYTES) return `key ${position} is too weak: its bytes repeat`
  return undefined
}

/** The keys of the session cookie, newest first. A refusal never repeats a key. */
export function parseSessionKeys(text: string): Buffer[] | Refusal {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(decodeKey)
  if (keys.length === 0) return new Refusal('no key in it')
  const faults = keys.flatMap((key, index) => keyFault(key, index + 1) ?? [])
  return faults.length > 0 ? new Refusal(...faults) : keys
}
