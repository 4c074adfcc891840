import { accept, refuse, type Verdict } from './verdict.ts'

export const EMAIL_MESSAGE = 'Please check your email address for mistakes.'
export const CONFIRM_EMAIL_MESSAGE = "The two email addresses don't match."
export const EMAIL_MAX_LENGTH = 254

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/
const domainLabel = /^[A-Za-z0-9-]{1,63}$/
const topLevel = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$/i

/**
 * An address that mail can be sent to over the public internet, trimmed: RFC 5321's lengths, no quoted local parts,
 * a domain with at least one dot. The parts are looked at one by one, so that time stays linear.
 */
export function checkEmail(text: string): Verdict<string> {
  const email = text.trim()
  return isEmail(email) ? accept(email) : refuse(EMAIL_MESSAGE)
}

/** The second typing equals the first, spaces around either left out (P91). */
export function checkConfirmEmail(email: string, confirmEmail: string): Verdict<string> {
  const confirmed = confirmEmail.trim()
  return confirmed === email.trim() ? accept(confirmed) : refuse(CONFIRM_EMAIL_MESSAGE)
}

function isEmail(email: string): boolean {
  if (email.length > EMAIL_MAX_LENGTH) return false
  const at = email.lastIndexOf('@')
  if (at < 1) return false
  const local = email.slice(0, at)
  if (!localPart.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..'))
    return false
  const labels = email.slice(at + 1).split('.')
  return labels.length >= 2 && labels.every(isLabel) && topLevel.test(labels.at(-1) ?? '')
}

function isLabel(label: string): boolean {
  return domainLabel.test(label) && !label.startsWith('-') && !label.endsWith('-')
}
