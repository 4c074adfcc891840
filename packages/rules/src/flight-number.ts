import { accept, refuse, type Verdict } from './verdict.ts'

/** The misspelling is meant and stays (P96). */
const FLIGHT_NUMBER_MESSAGE = 'The flight number format is incorect. Please check it for mistakes.'

const flightNumber = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])[A-Z]?(\d{1,4})[A-Z]?$/

/** `ba 117`, `BA-117` → `BA117`: carrier, one to four digits that are not all zeros, perhaps a suffix (P96). */
export function checkFlightNumber(text: string): Verdict<string> {
  const packed = text.replace(/[\s\p{Pd}]/gu, '')
  // Upper-casing turns some foreign letters into ASCII ones, so they are refused before.
  if (!/^[0-9A-Za-z]{3,8}$/.test(packed)) return refuse(FLIGHT_NUMBER_MESSAGE)
  const flight = packed.toUpperCase()
  const digits = flightNumber.exec(flight)?.[1]
  return digits !== undefined && /[1-9]/.test(digits) ? accept(flight) : refuse(FLIGHT_NUMBER_MESSAGE)
}
