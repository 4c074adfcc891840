/** The lines of text in a changelog, without headings and blank lines. */
function sentences(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/** Whether a changelog has a line that it had not before. */
export function saysMore(before: string, after: string): boolean {
  const known = new Set(sentences(before))
  return sentences(after).some((line) => !known.has(line))
}
