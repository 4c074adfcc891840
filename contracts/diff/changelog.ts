/** What a changelog says in text, line by line: headings and blank lines say nothing. */
function sentences(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/** Whether a changelog says something that it did not say before. */
export function saysMore(before: string, after: string): boolean {
  const known = new Set(sentences(before))
  return sentences(after).some((line) => !known.has(line))
}
