import { HELP, helpPath } from '../addresses.ts'
import { breadcrumbData, type LinkedData, withContext } from './linked-data.ts'
import { plainText } from './plain-text.ts'

/** A question with its answer in Markdown. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** schema.org's FAQPage. Without questions there is none, since search engines reject an empty one. */
export function faqData(questions: readonly Question[]): LinkedData[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }))
  return [withContext({ '@type': 'FAQPage', mainEntity })]
}

/** The breadcrumbs of a group's page, or of the help topics as a whole. */
export function helpBreadcrumbs(origin: string, group?: { type: string; title: string }): LinkedData {
  const index = { name: 'Help topics', path: HELP }
  return breadcrumbData(group ? [index, { name: group.title, path: helpPath(group.type) }] : [index], origin)
}
