/**
 * Reads one JSON value out of bytes that are known to be UTF-8: says where it ends, or NO where it is not what is expected or
 * is written in a way that is left to a parser. What is read is always what `JSON.parse` would read there.
 */
export type ByteValidator = (bytes: Buffer, at: number) => number

export const NO = -1

const QUOTE = 0x22
const BACKSLASH = 0x5c
const FIRST_PRINTABLE = 0x20

/** What may follow a backslash; `u` is missing, since what it stands for may be half a character. */
const SIMPLE_ESCAPES: ReadonlySet<number | undefined> = new Set(Buffer.from('"\\/bfnrt'))

/** Where a text of bytes ends that begins there, or NO. */
export function endOfToken(bytes: Buffer, at: number, token: Buffer): number {
  const { length } = token
  const end = at + length
  // Nothing is read beyond the end, where each look would cost more than here.
  if (end > bytes.length) return NO
  for (let i = 0; i < length; i++) if (bytes[at + i] !== token[i]) return NO
  return end
}

/** One of a few values, each written in one way. */
export function readOneOf(values: readonly (string | number | boolean | null)[]): ByteValidator {
  const tokens = values.map((value) => Buffer.from(JSON.stringify(value)))
  return (bytes, at) => {
    for (const token of tokens) {
      const end = endOfToken(bytes, at, token)
      if (end !== NO) return end
    }
    return NO
  }
}

function endOfText(bytes: Buffer, at: number): number {
  if (bytes[at] !== QUOTE) return NO
  for (let i = at + 1; i < bytes.length; i++) {
    const byte = bytes[i] as number
    if (byte === QUOTE) return i + 1
    if (byte < FIRST_PRINTABLE) return NO
    if (byte === BACKSLASH && !SIMPLE_ESCAPES.has(bytes[++i])) return NO
  }
  return NO
}

/** How long the text between two places is as JavaScript counts: pairs for what UTF-8 writes in four bytes. */
function unitsOf(bytes: Buffer, from: number, to: number): number {
  let units = 0
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number
    if (byte === BACKSLASH) i++
    if (byte < 0x80 || byte >= 0xc0) units += byte >= 0xf0 ? 2 : 1
  }
  return units
}

/** A text of so many characters at least and at most. */
export function readText(least: number, most: number): ByteValidator {
  return (bytes, at) => {
    const end = endOfText(bytes, at)
    if (end === NO) return NO
    const size = end - at - 2
    // A character takes a byte or more: what is short in bytes is short.
    if (size <= most && (least === 0 || (least === 1 && size > 0))) return end
    const units = unitsOf(bytes, at + 1, end - 1)
    return units >= least && units <= most ? end : NO
  }
}

/** A text without escapes that somebody else judges. */
export function readJudgedText(isFine: (text: string) => boolean): ByteValidator {
  return (bytes, at) => {
    const end = endOfText(bytes, at)
    if (end === NO) return NO
    for (let i = at + 1; i < end; i++) if (bytes[i] === BACKSLASH) return NO
    return isFine(bytes.toString('utf8', at + 1, end - 1)) ? end : NO
  }
}

/** A text of certain characters alone. `isIn`: by their codes, 0 or 1. */
export function readTextOf(isIn: Uint8Array, least: number, most: number): ByteValidator {
  return (bytes, at) => {
    if (bytes[at] !== QUOTE) return NO
    let i = at + 1
    while (isIn[bytes[i] as number] === 1) i++
    const size = i - at - 1
    return bytes[i] === QUOTE && size >= least && size <= most ? i + 1 : NO
  }
}

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

function isOfNumber(byte: number | undefined): boolean {
  if (byte === undefined) return false
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    byte === 0x2d ||
    byte === 0x2e ||
    (byte | 0x20) === 0x65 ||
    byte === 0x2b
  )
}

/** A number that somebody else judges. */
export function readJudgedNumber(isFine: (value: number) => boolean): ByteValidator {
  return (bytes, at) => {
    let end = at
    while (isOfNumber(bytes[end])) end++
    const text = bytes.toString('latin1', at, end)
    return NUMBER.test(text) && isFine(Number(text)) ? end : NO
  }
}
