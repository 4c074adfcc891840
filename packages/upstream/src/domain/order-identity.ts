import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Crockford's base32, without I, L, O and U, so that codes are not misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 256 is a multiple of 32, so every character is equally likely. */
function randomSigns(count: number): string {
  return Array.from(randomBytes(count), (byte) => alphabet[byte % 32]).join('')
}

/** `LV-` and 100 random bits. Its bearer may pay the order, so it must not be guessable. */
export function newOrderNo(): string {
  return `LV-${randomSigns(20)}`
}

/**
 * An order in logs and at the card provider: 80 bits of a hash of its number. Unlike the number it opens nothing (P405),
 * and unlike the reference it is never drawn twice.
 */
export function orderTag(orderNo: string): string {
  return createHash('sha256').update(orderNo).digest('hex').slice(0, 20)
}

/** The reference of an attempt at the card provider. Attempts of earlier releases have the order's number in it. */
export function merchantReference(orderNo: string, attempt: number): string {
  return `${orderTag(orderNo)}.attempt-${attempt}`
}

/** The booking reference, such as LV7K-29QD: 30 random bits, unique in the database, not secret. */
export function newReference(): string {
  return `LV${randomSigns(2)}-${randomSigns(4)}`
}

/** The membership number, such as LM-4829-137-750: ten random digits, the first no 0, unique in the database. */
export function newMembershipNumber(): string {
  const digits = String(randomInt(1_000_000_000, 10_000_000_000))
  return `LM-${digits.slice(0, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`
}

/** The activation code, which links a membership to an account: 60 random bits, such as 7K2M-Q9XD-R4TW. */
export function newActivationCode(): string {
  return [randomSigns(4), randomSigns(4), randomSigns(4)].join('-')
}

/** The reference of a form, such as LV-C-7K3M9Q: 30 random bits that grant no access. */
export function newServiceReference(kind: 'contact' | 'feedback'): string {
  return `LV-${kind === 'contact' ? 'C' : 'F'}-${randomSigns(6)}`
}
