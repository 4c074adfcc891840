import { createHmac, hkdfSync } from 'node:crypto'
import { networkName } from './address-name.ts'

const KEY_BYTES = 32

/** 132 bits as base64url, as the contract requires. */
const HASH_LENGTH = 22

/** The purpose of the derived key: no two uses of the session keys share a key. */
const PURPOSE = 'layover owners of calls'

/** Returns the headers for the owner of a call: name, value, name, value. */
export type OwnerHeaders = (visitorId: string, ip: string) => readonly string[]

/**
 * Describes the owner of a call to the upstream by keyed hashes (P380), which reveal neither cookie nor address. Another
 * newest session key makes every owner a new one.
 *
 * @param sessionKeys newest first
 */
export function createOwnerHeaders([newest]: readonly Buffer[]): OwnerHeaders {
  if (!newest) throw new Error('Owners are hashed under a session key.')
  const key = Buffer.from(hkdfSync('sha256', newest, '', PURPOSE, KEY_BYTES))
  const hash = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url').slice(0, HASH_LENGTH)
  return (visitorId, ip) => [
    'layover-visitor',
    hash('visitor', visitorId),
    'layover-network',
    hash('network', networkName(ip)),
  ]
}
