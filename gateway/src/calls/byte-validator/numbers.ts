import { type ByteValidator, NO } from './values.ts'

const MINUS = 0x2d
const POINT = 0x2e
const ZERO = 0x30
const NINE = 0x39

/** A double holds a whole number of so many digits exactly, and each of these powers of ten. */
const EXACT_DIGITS = 15
const POWERS = Array.from({ length: EXACT_DIGITS }, (_, exponent) => 10 ** exponent)

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE
}

function endOfDigits(bytes: Buffer, at: number): number {
  let i = at
  while (isDigit(bytes[i])) i++
  return i
}

function wholeOf(bytes: Buffer, from: number, to: number, begun: number): number {
  let value = begun
  for (let i = from; i < to; i++) value = value * 10 + (bytes[i] as number) - ZERO
  return value
}

/**
 * A number that passes a check of its own. The quotient of two exact doubles is rounded once, as the parser rounds. Numbers
 * with more digits or an exponent are left to the parser.
 */
export function readJudgedNumber(isFine: (value: number) => boolean): ByteValidator {
  return (bytes, at) => {
    const begin = bytes[at] === MINUS ? at + 1 : at
    const point = endOfDigits(bytes, begin)
    const hasFraction = bytes[point] === POINT
    const end = hasFraction ? endOfDigits(bytes, point + 1) : point
    if (point === begin || (hasFraction && end === point + 1)) return NO
    if ((bytes[begin] === ZERO && point > begin + 1) || end - begin > EXACT_DIGITS) return NO
    const whole = wholeOf(bytes, begin, point, 0)
    const size = hasFraction
      ? wholeOf(bytes, point + 1, end, whole) / (POWERS[end - point - 1] as number)
      : whole
    return isFine(begin === at ? size : -size) ? end : NO
  }
}
