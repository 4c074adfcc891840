import type { LetterPart } from './letter-part.ts'

function lines(part: LetterPart): string[] {
  switch (part.kind) {
    case 'title':
      return [part.text, '='.repeat(part.text.length)]
    case 'heading':
      return [part.text, '-'.repeat(part.text.length)]
    case 'text':
      return [part.text]
    case 'list':
      return part.items.map((item) => `- ${item}`)
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`)
    case 'link':
      return [`${part.label}:`, part.url]
    case 'code':
      return []
  }
}

/** A letter as plain text. */
export function letterText(parts: readonly LetterPart[]): string {
  const blocks = parts.map((part) => lines(part).join('\n'))
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
