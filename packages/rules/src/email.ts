import { accept, refuse, type Verdict } from './verdict.ts'

export const EMAIL_MESSAGE = 'Please check your email address for mistakes.'
const CONFIRM_EMAIL_MESSAGE = "The two email addresses don't match."
export const EMAIL_MAX_LENGTH = 254

const LOCAL_PART = "(?!\\.|[^@]*\\.[.@])[A-Za-z0-9!#$%&'*+/=?^_`{|}~.\\-]{1,64}"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?'
const TOP_LEVEL = '(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9\\-]{0,58}[A-Za-z0-9])'

/** No quoted local parts, and a domain with at least one dot. The contract's addresses have the same pattern. */
export const EMAIL_PATTERN = `^${LOCAL_PART}@(?:${LABEL}\\.)+${TOP_LEVEL}$`

const address = new RegExp(EMAIL_PATTERN)

/**
 * An address that mail can be sent to over the public internet, trimmed, with RFC 5321's lengths. Its whole length is
 * checked first, so that hostile text costs no time.
 */
export function checkEmail(text: string): Verdict<string> {
  const email = text.trim()
  return email.length <= EMAIL_MAX_LENGTH && address.test(email) ? accept(email) : refuse(EMAIL_MESSAGE)
}

/** The second typing equals the first, spaces around either left out (P91). */
export function checkConfirmEmail(email: string, confirmEmail: string): Verdict<string> {
  const confirmed = confirmEmail.trim()
  return confirmed === email.trim() ? accept(confirmed) : refuse(CONFIRM_EMAIL_MESSAGE)
}
