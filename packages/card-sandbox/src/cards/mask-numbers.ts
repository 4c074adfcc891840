const longNumber = /[0-9](?:[ -]?[0-9]){11,}/g

/** Replaces every digit group that may be a card number, also with spaces or dashes in it. */
export function maskNumbers(text: string): string {
  return text.replace(longNumber, '[number]')
}
