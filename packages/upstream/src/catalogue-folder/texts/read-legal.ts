import type { LegalText } from '../../domain/catalogue.ts'
import { shown, type Tell } from '../cells/fault.ts'
import { lineFault } from '../cells/text-fault.ts'
import { instantText } from '../tables/instant-text.ts'
import { checkMarkdown, linesOf } from './text-lines.ts'

/** The texts that the shop has addresses for (P20, P21), in the order in which they are shown. */
export const LEGAL_TYPES = ['terms-of-service', 'term-of-use', 'privacy-policy', 'survey-terms'] as const

const LONGEST = 60_000
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/
const FENCE = '---'

/**
 * Reads a legal text: `---`, the lines `title: …` and `updatedAt: …`, `---`, then Markdown. The file's name is its type.
 */
export function readLegalText(file: string, text: string, tell: Tell): LegalText {
  const type = file.replace(/^legal\/|\.md$/g, '')
  const lines = linesOf(text)
  checkMarkdown(file, lines, tell)
  const end = lines.indexOf(FENCE, 1)
  const hasHead = lines[0] === FENCE && end > 0
  if (!hasHead)
    tell({ file, line: 1, message: `expected ${FENCE}, title: …, updatedAt: … and ${FENCE} at the top` })
  const head = hasHead ? readHead(file, lines.slice(1, end), tell) : { title: '', updatedAt: '' }
  const rest = lines.slice(hasHead ? end + 1 : 0)
  const body = `${rest.join('\n').trim()}\n`
  if (body === '\n') tell({ file, line: hasHead ? end + 2 : 1, message: 'has no text' })
  if (body.length > LONGEST)
    tell({ file, message: `has ${body.length} characters; at most ${LONGEST} are shown` })
  return { type, ...head, body }
}

function readHead(file: string, lines: readonly string[], tell: Tell) {
  const found = new Map<string, string>()
  for (const [index, text] of lines.entries()) {
    const [, name = '', value = ''] = /^(title|updatedAt): *(.*)$/.exec(text) ?? []
    const message = `expected title: … or updatedAt: …, each once, found ${shown(text)}`
    if (name === '' || found.has(name)) tell({ file, line: index + 2, message })
    else found.set(name, value.trim())
  }
  const line = (name: string) => lines.findIndex((each) => each.startsWith(`${name}:`)) + 2
  const title = found.get('title') ?? ''
  const titleFault = title === '' ? 'expected a title' : lineFault(title)
  if (titleFault !== undefined || title.length > 200)
    tell({ file, line: line('title'), message: titleFault ?? 'the title has more than 200 characters' })
  const updatedAt = found.get('updatedAt') ?? ''
  if (INSTANT.test(updatedAt) && !Number.isNaN(Date.parse(updatedAt)))
    return { title, updatedAt: new Date(updatedAt).toISOString() }
  const expected = 'expected updatedAt: with an instant in UTC, such as 2027-01-01T00:00:00Z'
  tell({ file, line: line('updatedAt'), message: `${expected}, found ${shown(updatedAt)}` })
  return { title, updatedAt }
}

/** Writes a legal text as `readLegalText` reads it. */
export function writeLegalText({ title, updatedAt, body }: LegalText): string {
  const head = `${FENCE}\ntitle: ${title}\nupdatedAt: ${instantText(updatedAt)}\n${FENCE}\n`
  return `${head}\n${body.trim()}\n`
}
