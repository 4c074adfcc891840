import { createHmac, timingSafeEqual } from 'node:crypto'

/** 96 bits as base64url: enough against forged passes, short enough for a coarse QR code. */
const PASS_SIGNATURE_LENGTH = 16

/** 180 bits as base64url; the contract requires at least 128. */
const KEY_LENGTH = 30

/** Includes the purpose in the signed text, so that a signature is valid for one purpose only. */
export function sign(signingKey: string, purpose: string, text: string): string {
  return createHmac('sha256', signingKey).update(`${purpose}\n${text}`).digest('base64url')
}

/** The key that gives access to an order: HMAC-SHA-256 of its reference with the server's key, base64url. */
export function orderKey(signingKey: string, reference: string): string {
  return sign(signingKey, 'order', reference).slice(0, KEY_LENGTH)
}

/** Whether a key is valid for the order with this reference. */
export function isOrderKey(signingKey: string, reference: string, key: string): boolean {
  return isSame(orderKey(signingKey, reference), key)
}

/** The key that createOrder gives, which proves later that the order's number is no found one (P404). */
export function statusKey(signingKey: string, orderNo: string): string {
  return sign(signingKey, 'status', orderNo).slice(0, KEY_LENGTH)
}

/** Whether a key is valid for the status of the order with this number; no key is not. */
export function isStatusKey(signingKey: string, orderNo: string, key: string | undefined): boolean {
  return key !== undefined && isSame(statusKey(signingKey, orderNo), key)
}

/** Compares in constant time. */
function isSame(expectedKey: string, givenKey: string): boolean {
  const [expected, given] = [Buffer.from(expectedKey), Buffer.from(givenKey)]
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
