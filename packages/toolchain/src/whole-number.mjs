import { fail } from './print.mjs'

/**
 * The number of an option, given as plain digits; anything else ends the command.
 * @param {string} option
 * @param {string} text
 * @param {number} most
 * @returns {number} from 1 to `most`
 */
export function wholeNumber(option, text, most) {
  if (/^[1-9]\d*$/.test(text) && Number(text) <= most) return Number(text)
  return fail(`--${option} wants a whole number from 1 to ${most}, not ${JSON.stringify(text)}.`)
}
