import { build, isAt } from './source.ts'

/**
 * Validates one JSON value in bytes that are known to be UTF-8. Returns where the value ends, or NO where it is not the
 * expected one or has a form that is left to the parser. `JSON.parse` would find the same value in the same bytes.
 */
export type ByteValidator = (bytes: Buffer, at: number) => number

export const NO = -1

const QUOTE = 0x22
const BACKSLASH = 0x5c
const FIRST_PRINTABLE = 0x20

const SIMPLE_ESCAPES = Buffer.from('"\\/bfnrt')

/** 1 at each byte that may follow a backslash. `u` may not, since its escape may be half a character. */
const IS_ESCAPE = Uint8Array.from({ length: 256 }, (_, byte) => (SIMPLE_ESCAPES.includes(byte) ? 1 : 0))

/** The end of a token that begins at a position, or NO. */
export function endOfToken(bytes: Buffer, at: number, token: Buffer): number {
  const { length } = token
  const end = at + length
  // Reading beyond the end of a buffer is slow, so the length is checked first.
  if (end > bytes.length) return NO
  for (let i = 0; i < length; i++) if (bytes[at + i] !== token[i]) return NO
  return end
}

/** One of a few values, each in its one spelling. */
export function readOneOf(values: readonly (string | number | boolean | null)[]): ByteValidator {
  const turns = values.map((value) => {
    const token = Buffer.from(JSON.stringify(value))
    return `if (${isAt(token)}) return at + ${token.length}`
  })
  return build({}, `${turns.join('\n')}\nreturn ${NO}`)
}

/** 1 at each byte that stands for itself in a text. */
const IS_PLAIN = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < FIRST_PRINTABLE || byte === QUOTE || byte === BACKSLASH ? 0 : 1,
)

function endOfText(bytes: Buffer, at: number): number {
  if (bytes[at] !== QUOTE) return NO
  let i = at + 1
  for (;;) {
    while (IS_PLAIN[bytes[i] as number] === 1) i++
    if (bytes[i] === QUOTE) return i + 1
    if (bytes[i] !== BACKSLASH || IS_ESCAPE[bytes[i + 1] as number] !== 1) return NO
    i += 2
  }
}

/** The length of a text in UTF-16 units, as JavaScript counts: two for a character of four bytes. */
function unitsOf(bytes: Buffer, from: number, to: number): number {
  let units = 0
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number
    if (byte === BACKSLASH) i++
    if (byte < 0x80 || byte >= 0xc0) units += byte >= 0xf0 ? 2 : 1
  }
  return units
}

/** A text with a minimum and a maximum number of characters. */
export function readText(least: number, most: number): ByteValidator {
  return (bytes, at) => {
    const end = endOfText(bytes, at)
    if (end === NO) return NO
    const size = end - at - 2
    // A character takes at least a byte, so a text that is short in bytes is short.
    if (size <= most && (least === 0 || (least === 1 && size > 0))) return end
    const units = unitsOf(bytes, at + 1, end - 1)
    return units >= least && units <= most ? end : NO
  }
}

/** A text without escapes that passes a check of its own. */
export function readJudgedText(isFine: (text: string) => boolean): ByteValidator {
  return (bytes, at) => {
    const end = endOfText(bytes, at)
    if (end === NO) return NO
    for (let i = at + 1; i < end; i++) if (bytes[i] === BACKSLASH) return NO
    return isFine(bytes.toString('utf8', at + 1, end - 1)) ? end : NO
  }
}
