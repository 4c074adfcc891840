import { createHmac, timingSafeEqual } from 'node:crypto'

/** 96 bits as base64url: enough against forged passes, short enough for a coarse QR code. */
const PASS_SIGNATURE_LENGTH = 16

/** 180 bits as base64url; the contract requires at least 128. */
const KEY_LENGTH = 30

/** 96 bits as base64url: as many as keep two mailboxes apart. */
const MAILBOX_TAG_LENGTH = 16

type NewestFirst = readonly [newest: string, ...older: string[]]

/** The keys of this server: the newest signs, all of them verify (P423). */
export type SigningKeys = NewestFirst

/** One signature by each key; the first one is what is written, and all of them are looked for. */
type Signatures = NewestFirst

/** Includes the purpose in the signed text, so that a signature is valid for one purpose only. */
function sign(key: string, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')
}

export function signatures([newest, ...older]: SigningKeys, purpose: string, text: string): Signatures {
  return [sign(newest, purpose, text), ...older.map((key) => sign(key, purpose, text))]
}

/** The key that gives access to an order: HMAC-SHA-256 of its reference with the server's newest key, base64url. */
export function orderKey([newest]: SigningKeys, reference: string): string {
  return sign(newest, 'order', reference).slice(0, KEY_LENGTH)
}

/** Whether a key is valid for the order with this reference. */
export function isOrderKey(keys: SigningKeys, reference: string, given: string): boolean {
  return keys.some((key) => isSame(orderKey([key], reference), given))
}

/** The key that opens one pass and nothing else of its order (P512). */
export function passLinkKey([newest]: SigningKeys, number: string): string {
  return sign(newest, 'link of a pass', number).slice(0, KEY_LENGTH)
}

/** Whether a key is valid for the pass with this number. */
export function isPassLinkKey(keys: SigningKeys, number: string, given: string): boolean {
  return keys.some((key) => isSame(passLinkKey([key], number), given))
}

/** The key that createOrder gives, which proves later that the order's number is no found one (P404). */
export function statusKey([newest]: SigningKeys, orderNo: string): string {
  return sign(newest, 'status', orderNo).slice(0, KEY_LENGTH)
}

/** Whether a key is valid for the status of the order with this number; no key is not. */
export function isStatusKey(keys: SigningKeys, orderNo: string, given: string | undefined): boolean {
  return given !== undefined && keys.some((key) => isSame(statusKey([key], orderNo), given))
}

/** Compares in constant time. */
function isSame(expectedKey: string, givenKey: string): boolean {
  const [expected, given] = [Buffer.from(expectedKey), Buffer.from(givenKey)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** The content of a pass's QR code: its number and a signature, no personal data. Its key signs nothing else (P424). */
export function passCode(passKey: string, number: string): string {
  return `${number}.${sign(passKey, 'pass', number).slice(0, PASS_SIGNATURE_LENGTH)}`
}

/** The keys under which the uses of a code by one email address are counted. They do not reveal the address. */
export function codeBuyer(keys: SigningKeys, email: string): Signatures {
  return signatures(keys, 'buyer with a code', email.toLowerCase())
}

/** The key under which attempts are counted, for minutes or an hour. It does not reveal the account or the address. */
export function attemptSubject([newest]: SigningKeys, kind: string, subject: string): string {
  return sign(newest, `attempts of ${kind}`, subject)
}

/** The names of an erased address in the journal of erasures. They do not reveal the address. */
export function emailHashes(keys: SigningKeys, email: string): Signatures {
  return signatures(keys, 'erased address', email)
}

/** The names of a mailbox in the names of its mails, by each key. They do not reveal the address. @param email in small letters */
export function mailboxTags(keys: SigningKeys, email: string): Signatures {
  const [newest, ...older] = signatures(keys, 'mailbox of mails', email)
  const tag = (signature: string) => signature.slice(0, MAILBOX_TAG_LENGTH)
  return [tag(newest), ...older.map(tag)]
}
