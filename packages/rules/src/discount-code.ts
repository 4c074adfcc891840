/** Characters of a code at most (P128), as the contract has it. */
export const DISCOUNT_CODE_MAX_LENGTH = 30

/** The code in the one form in which codes are stored and compared: trimmed, upper case. */
export function foldDiscountCode(text: string): string {
  return text.trim().normalize('NFC').toUpperCase()
}
