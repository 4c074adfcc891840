import { Type } from '@sinclair/typebox'

const GAP = '[ \\-]*'
const CARRIER = `(?:[A-Za-z]${GAP}[A-Za-z0-9]|[0-9]${GAP}[A-Za-z])`
const LETTER = `(?:${GAP}[A-Za-z])?`
/** One to four digits that are not all zeros. */
const DIGITS = `(?:${GAP}0){0,3}(?:${GAP}[1-9])(?:${GAP}[0-9]){0,3}`

/** As people write it: `BA117`, `ba 117`, `BA-0117a` (P96). */
export const FlightNumber = Type.String({
  minLength: 3,
  maxLength: 10,
  // The first look counts the digits, four at most; the second finds one that is no 0.
  pattern: `^${GAP}${CARRIER}${LETTER}(?=(?:${GAP}[0-9]){1,4}${LETTER}${GAP}$)${DIGITS}${LETTER}${GAP}$`,
  description: 'Carrier, number and perhaps a letter, such as BA117; case, spaces and hyphens do not matter.',
})
