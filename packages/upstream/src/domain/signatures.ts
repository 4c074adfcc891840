import { createHmac, timingSafeEqual } from 'node:crypto'

/** 96 bits, as base64url: enough that nobody prints a pass of his own, short enough for a coarse QR code. */
const PASS_SIGNATURE_LENGTH = 16

/** 180 bits as base64url; the contract asks for at least 128. */
const ORDER_KEY_LENGTH = 30

/** Names the purpose in what is signed, so that a signature made for one thing opens no other. */
function sign(signingKey: string, purpose: string, text: string): string {
  return createHmac('sha256', signingKey).update(`${purpose}\n${text}`).digest('base64url')
}

/** Opens an order by its reference: HMAC-SHA-256 under the server's key, base64url. */
export function orderKey(signingKey: string, reference: string): string {
  return sign(signingKey, 'order', reference).slice(0, ORDER_KEY_LENGTH)
}

/** Whether a key opens the order with this reference; takes as long for a near miss as for a far one. */
export function isOrderKey(signingKey: string, reference: string, key: string): boolean {
  const expected = Buffer.from(orderKey(signingKey, reference))
  const given = Buffer.from(key)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** What a pass's QR shows: its number and a signature, nothing personal. */
export function passCode(signingKey: string, number: string): string {
  return `${number}.${sign(signingKey, 'pass', number).slice(0, PASS_SIGNATURE_LENGTH)}`
}

/** What tries are counted under: whose they are cannot be read from it. */
export function attemptSubject(signingKey: string, what: string, who: string): string {
  return sign(signingKey, `attempts of ${what}`, who)
}
