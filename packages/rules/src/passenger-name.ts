import { latinName } from './latin-name.ts'
import { accept, refuse, type Verdict } from './verdict.ts'

const FIRST_NAME_MESSAGE = 'Please check the first name for mistakes.'
const LAST_NAME_MESSAGE = 'Please check the last name for mistakes.'

/** A first name as on the passport, trimmed: 2 to 50 characters (P88). */
export function checkFirstName(text: string): Verdict<string> {
  const name = latinName(text)
  return name === undefined ? refuse(FIRST_NAME_MESSAGE) : accept(name)
}

/** A last name as on the passport, trimmed: 2 to 50 characters (P88). */
export function checkLastName(text: string): Verdict<string> {
  const name = latinName(text)
  return name === undefined ? refuse(LAST_NAME_MESSAGE) : accept(name)
}
