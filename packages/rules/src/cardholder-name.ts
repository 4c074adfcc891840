import { latinName } from './latin-name.ts'
import { accept, refuse, type Verdict } from './verdict.ts'

export const CARDHOLDER_NAME_MESSAGE = 'Please check the cardholder name for mistakes.'

/** The cardholder's name, trimmed: 2 to 50 characters (P165). */
export function checkCardholderName(text: string): Verdict<string> {
  const name = latinName(text)
  return name === undefined ? refuse(CARDHOLDER_NAME_MESSAGE) : accept(name)
}
