import { createHmac, timingSafeEqual } from 'node:crypto'

/** 96 bits as base64url: enough against forged passes, short enough for a coarse QR code. */
const PASS_SIGNATURE_LENGTH = 16

/** 180 bits as base64url; the contract requires at least 128. */
const ORDER_KEY_LENGTH = 30

/** Includes the purpose in the signed text, so that a signature is valid for one purpose only. */
export function sign(signingKey: string, purpose: string, text: string): string {
  return createHmac('sha256', signingKey).update(`${purpose}\n${text}`).digest('base64url')
}

/** The key that gives access to an order: HMAC-SHA-256 of its reference with the server's key, base64url. */
export function orderKey(signingKey: string, reference: string): string {
  return sign(signingKey, 'order', reference).slice(0, ORDER_KEY_LENGTH)
}

/** Whether a key is valid for the order with this reference, compared in constant time. */
export function isOrderKey(signingKey: string, reference: string, key: string): boolean {
  const expected = Buffer.from(orderKey(signingKey, reference))
  const given = Buffer.from(key)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** The content of a pass's QR code: its number and a signature, no personal data. */
export function passCode(signingKey: string, number: string): string {
  return `${number}.${sign(signingKey, 'pass', number).slice(0, PASS_SIGNATURE_LENGTH)}`
}

/** The key under which the uses of a code by one email address are counted. It does not reveal the address. */
export function codeBuyer(signingKey: string, email: string): string {
  return sign(signingKey, 'buyer with a code', email.toLowerCase())
}

/** The key under which attempts are counted. It does not reveal the account or the address. */
export function attemptSubject(signingKey: string, kind: string, subject: string): string {
  return sign(signingKey, `attempts of ${kind}`, subject)
}

/** The name of an erased address in the journal of erasures. It does not reveal the address. */
export function emailHash(signingKey: string, email: string): string {
  return sign(signingKey, 'erased address', email)
}
