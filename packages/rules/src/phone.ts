import { digitsOf } from './digits.ts'
import { accept, refuse, type Verdict } from './verdict.ts'

export const MOBILE_MESSAGE = 'Please check your mobile number for mistakes.'
export const MOBILE_DEFAULT_TEL_ABBR = '44'
const MOBILE_MAX_DIGITS = 20
/** With `00` and a calling code before the number. */
const INTERNATIONAL_MAX_DIGITS = MOBILE_MAX_DIGITS + 5

/** A calling code without plus (`telAbbr`, P95) and the digits after it. */
export type MobileNumber = { readonly telAbbr: string; readonly digits: string }

/** The metadata weighs some 80 kB, so it is fetched when the first number is checked. */
const loadLibrary = () => import('libphonenumber-js/min')

/**
 * Calling code and digits form a valid international number: digits only, at most 20, one leading national 0
 * dropped (P93, P94).
 *
 * @returns the number as it is sent, without that 0
 */
export async function checkMobile(telAbbr: string, digits: string): Promise<Verdict<MobileNumber>> {
  if (!/^[0-9]{1,20}$/.test(digits) || !/^[1-9][0-9]{0,2}$/.test(telAbbr)) return refuse(MOBILE_MESSAGE)
  const { parsePhoneNumberFromString } = await loadLibrary()
  // The number as it stands comes first, since in Italy the 0 belongs to it.
  for (const national of [digits, digits.replace(/^0/, '')]) {
    const number = parsePhoneNumberFromString(`+${telAbbr}${national}`)
    // The library mends silently what it can; only what it left alone is the number that was typed.
    const isUntouched = number?.countryCallingCode === telAbbr && number.nationalNumber === national
    if (isUntouched && number.isValid()) return accept({ telAbbr, digits: national })
  }
  return refuse(MOBILE_MESSAGE)
}

/** Whether `checkMobile` accepts the pair. */
export async function isValidMobile(telAbbr: string, digits: string): Promise<boolean> {
  return (await checkMobile(telAbbr, digits)).ok
}

/** Whether a text brings its own calling code: `+44…`, `0044…`, `(+44)…`, after a mark of direction or `tel:` too. */
export function isInternational(text: string): boolean {
  return /^[^+\d]*(?:\+|00)/.test(text)
}

/** A number as the field shows it while it is typed: digits alone, after the plus of an international one (P94). */
export function typedMobile(text: string): string {
  const plus = /^[^+\d]*\+/.test(text) ? '+' : ''
  const longest = isInternational(text) ? INTERNATIONAL_MAX_DIGITS : MOBILE_MAX_DIGITS
  return plus + digitsOf(text).slice(0, longest)
}

/**
 * Reads a typed, pasted or autofilled number: `+44 7400 123456` and `0044 7400 123456` bring their own code, and a
 * number that repeats the chosen code loses it (P94).
 *
 * @returns undefined while an international number has no code that exists
 */
export async function readMobile(text: string, telAbbr: string): Promise<MobileNumber | undefined> {
  const digits = digitsOf(text)
  if (isInternational(text)) return splitCallingCode(digits.replace(/^00/, ''))
  const rest = digits.slice(telAbbr.length)
  const repeatsCode = digits.startsWith(telAbbr) && !(await isValidMobile(telAbbr, digits))
  if (repeatsCode && (await isValidMobile(telAbbr, rest))) return pair(telAbbr, rest)
  return pair(telAbbr, digits)
}

async function splitCallingCode(digits: string): Promise<MobileNumber | undefined> {
  const { AsYouType } = await loadLibrary()
  const typing = new AsYouType()
  typing.input(`+${digits}`)
  const code = typing.getCallingCode()
  return code === undefined ? undefined : pair(code, digits.slice(code.length))
}

function pair(telAbbr: string, digits: string): MobileNumber {
  return { telAbbr, digits: digits.slice(0, MOBILE_MAX_DIGITS) }
}
