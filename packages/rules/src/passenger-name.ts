import { hasOtherLetters, latinName } from './latin-name.ts'
import { accept, refuse, type Verdict } from './verdict.ts'

/** A first name as on the passport, trimmed: 2 to 50 characters (P88). */
export function checkFirstName(text: string): Verdict<string> {
  return checkName(text, 'first name')
}

/** A last name as on the passport, trimmed: 2 to 50 characters (P88). */
export function checkLastName(text: string): Verdict<string> {
  return checkName(text, 'last name')
}

function checkName(text: string, field: 'first name' | 'last name'): Verdict<string> {
  const name = latinName(text)
  if (name !== undefined) return accept(name)
  if (text.trim() === '') return refuse(`Enter a ${field}.`)
  if (hasOtherLetters(text)) return refuse(`Use Latin letters for the ${field}, as on the passport.`)
  return refuse(`Please check the ${field} for mistakes.`)
}
