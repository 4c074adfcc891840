/** Every form in which a card's number could slip into a text unnoticed. */
export function disguises(number: string): string[] {
  const spaced = [grouped(number, [4, 4, 4, 4, 4]), grouped(number, [4, 6, 5])]
  const plain = [number, ...spaced, ...spaced.map((text) => text.replaceAll(' ', '-'))]
  const inAddresses = spaced.flatMap((text) => [text.replaceAll(' ', '%20'), text.replaceAll(' ', '+')])
  const codes = [...number].map((digit) => digit.charCodeAt(0).toString(16))
  const coded = ['', '%', '\\u00'].map((sign) => codes.map((code) => sign + code).join(''))
  return [...plain, ...plain.map(reversed), ...plain.flatMap(inBase64), ...inAddresses, ...coded]
}

function grouped(number: string, lengths: readonly number[]): string {
  const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
  const groups = starts.map((start, index) => number.slice(start, start + (lengths[index] ?? 0)))
  return groups.filter((group) => group !== '').join(' ')
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}

/** Base64 depends on the offset of the number in a longer text; characters that its neighbours share are left out. */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.from('x'.repeat(before) + text).toString('base64')
    return encoded.slice(before === 0 ? 0 : 4, Math.floor((before + text.length) / 3) * 4)
  })
}
