import { randomBytes } from 'node:crypto'

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
