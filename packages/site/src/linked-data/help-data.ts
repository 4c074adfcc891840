import { HELP, helpPath } from '../addresses.ts'
import { type LinkedData, standingAlone, trailData } from './linked-data.ts'
import { plainText } from './plain-text.ts'

/** A question with its answer in Markdown. */
export interface Question {
  readonly question: string
  readonly answer: string
}

/** schema.org's FAQPage; nothing for no questions, since an empty one is refused. */
export function faqData(questions: readonly Question[]): LinkedData[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }))
  return [standingAlone({ '@type': 'FAQPage', mainEntity })]
}

/** The way to the questions of a group, or to the help topics as a whole. */
export function helpTrail(origin: string, group?: { type: string; title: string }): LinkedData {
  const index = { name: 'Help topics', path: HELP }
  return trailData(group ? [index, { name: group.title, path: helpPath(group.type) }] : [index], origin)
}
