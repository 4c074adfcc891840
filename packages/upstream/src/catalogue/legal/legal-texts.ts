import { readFileSync } from 'node:fs'
import type { LegalText } from '../../domain/catalogue.ts'

/** The Markdown stays in src: this path leads there from src/catalogue/legal and from dist/catalogue/legal alike. */
const folder = new URL('../../../src/catalogue/legal/texts/', import.meta.url)

/** A text's file is named by its type. A changed text needs a new date, which visitors see. */
const heads = [
  { type: 'terms-of-service', title: 'Terms of service', updatedAt: '2026-11-22T00:00:00.000Z' },
  { type: 'term-of-use', title: 'Terms of use', updatedAt: '2026-11-22T00:00:00.000Z' },
  { type: 'privacy-policy', title: 'Privacy policy', updatedAt: '2026-11-22T00:00:00.000Z' },
  { type: 'survey-terms', title: 'Survey terms', updatedAt: '2026-11-22T00:00:00.000Z' },
] as const

/** The legal texts (P20) and the survey's terms (P21), in English: the shop's one language. */
export function legalTexts(): readonly LegalText[] {
  return heads.map((head) => ({ ...head, body: readFileSync(new URL(`${head.type}.md`, folder), 'utf8') }))
}
