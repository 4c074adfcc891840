import { isObject, type Json, type JsonObject } from './json.ts'

/** Names that a card or a password could have, compared without case and separators. */
const SECRETS = new Set([
  'cardholdername',
  'cardnumber',
  'cardno',
  'pan',
  'cvv',
  'cvc',
  'securitycode',
  'expirydate',
  'expiretime',
  'expiry',
  'password',
])

/**
 * Removes card fields and passwords from a draft, at any depth (P45). It is the last defence, not the first: the
 * payment form keeps them in its own local state.
 */
export function withoutSecrets(draft: JsonObject): JsonObject {
  const stored = Object.entries(draft).filter(
    ([name]) => !SECRETS.has(name.toLowerCase().replace(/[^a-z]/g, '')),
  )
  return Object.fromEntries(stored.map(([name, value]) => [name, cleaned(value)]))
}

function cleaned(value: Json): Json {
  if (Array.isArray(value)) return value.map(cleaned)
  return isObject(value) ? withoutSecrets(value as JsonObject) : value
}
