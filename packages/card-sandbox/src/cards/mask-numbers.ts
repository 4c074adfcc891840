const longNumber = /[0-9](?:[ -]?[0-9]){11,}/g

/** Replaces whatever might be a card number, spaced and dashed ones too. */
export function maskNumbers(text: string): string {
  return text.replace(longNumber, '[number]')
}
