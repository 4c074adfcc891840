import { randomBytes, randomInt } from 'node:crypto'

/** Crockford's base32: no I, L, O or U, so that nothing is misread at a desk. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 256 is a multiple of 32, so every sign is equally likely. */
function randomSigns(count: number): string {
  return Array.from(randomBytes(count), (byte) => alphabet[byte % 32]).join('')
}

/** `LV-` and 100 random bits: whoever holds it may pay the order, so nobody may guess it. */
export function newOrderNo(): string {
  return `LV-${randomSigns(20)}`
}

/** What a visitor reads to the desk, such as LV7K-29QD: 30 random bits, unique by the database, secret to nobody. */
export function newReference(): string {
  return `LV${randomSigns(2)}-${randomSigns(4)}`
}

/** What a member shows at a desk, such as LM-4829-137-750: ten random digits, the first no 0, unique by the database. */
export function newMembershipNumber(): string {
  const digits = String(randomInt(1_000_000_000, 10_000_000_000))
  return `LM-${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`
}

/** Makes a membership the account of whoever types it: 60 random bits, such as 7K2M-Q9XD-R4TW. */
export function newActivationCode(): string {
  return [randomSigns(4), randomSigns(4), randomSigns(4)].join('-')
}

/** What a visitor quotes to the desk of a form, such as LV-C-7K3M9Q: 30 random bits that open nothing. */
export function newServiceReference(kind: 'contact' | 'feedback'): string {
  return `LV-${kind === 'contact' ? 'C' : 'F'}-${randomSigns(6)}`
}
