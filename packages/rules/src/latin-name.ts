export const NAME_MIN_LENGTH = 2
const NAME_MAX_LENGTH = 50
/** What a field takes: an excess shows an error instead of being cut off. */
export const NAME_FIELD_LENGTH = 200

/** A Latin letter with its combining marks, a digit, or a sign that names are written with. */
const SIGN = "(?:(?=\\p{L})\\p{Script=Latin}\\p{Mn}*|[0-9\\-.'’/])"

/** Two such characters or more, spaces between them or around them (P88). The contract's names have the same pattern. */
export const NAME_PATTERN = `^\\s*${SIGN}(?: *${SIGN})+\\s*$`

const nameCharacters = new RegExp(NAME_PATTERN, 'u')

/**
 * A name (P88): any Latin letter with marks, digits, space, `-` `.` `'` `’` `/`, trimmed, 2 to 50
 * characters. The answer is composed (NFC), so that `é` is one character on every keyboard; undefined when refused.
 */
export function latinName(text: string): string | undefined {
  if (text.length > 16 * NAME_MAX_LENGTH) return undefined
  const name = text.trim().normalize('NFC')
  return name.length <= NAME_MAX_LENGTH && nameCharacters.test(name) ? name : undefined
}

/** Whether a name has a letter of another alphabet. */
export function hasOtherLetters(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text)
}
