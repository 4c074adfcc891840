import { accept, refuse, type Verdict } from './verdict.ts'

/** Also what the provider's error 20002 says (P130). */
export const DISCOUNT_CODE_MESSAGE = 'This discount code is not valid.'
export const DISCOUNT_CODE_MAX_LENGTH = 30

/** The code in the one form in which codes are stored and compared: trimmed, upper case. */
export function foldDiscountCode(text: string): string {
  return text.trim().normalize('NFC').toUpperCase()
}

/** 1 to 30 characters once folded (P128). */
export function checkDiscountCode(text: string): Verdict<string> {
  const code = foldDiscountCode(text)
  return code.length >= 1 && code.length <= DISCOUNT_CODE_MAX_LENGTH
    ? accept(code)
    : refuse(DISCOUNT_CODE_MESSAGE)
}
