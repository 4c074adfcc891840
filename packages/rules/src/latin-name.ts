export const NAME_MIN_LENGTH = 2
export const NAME_MAX_LENGTH = 50

/** A Latin letter with whatever marks it bears, or one of the signs that names are written with (P88). */
const nameCharacters = /^(?:(?=\p{L})\p{Script=Latin}\p{Mn}*|[0-9 \-.'’/])+$/u

/**
 * A name (P88): any Latin letter with marks, digits, space, `-` `.` `'` `’` `/`, trimmed, 2 to 50
 * characters. The answer is composed (NFC), so that `é` is one character on every keyboard; undefined when refused.
 */
export function latinName(text: string): string | undefined {
  if (text.length > 16 * NAME_MAX_LENGTH) return undefined
  const name = text.trim().normalize('NFC')
  const length = [...name].length
  if (length < NAME_MIN_LENGTH || length > NAME_MAX_LENGTH) return undefined
  return nameCharacters.test(name) ? name : undefined
}
