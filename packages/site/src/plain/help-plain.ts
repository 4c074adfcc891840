import type { Question } from '../linked-data/help-data.ts'
import { plainText } from '../linked-data/plain-text.ts'
import { type PlainPage, plainPage, sectionOf } from './plain-page.ts'

/** Questions with their answers. */
export function helpPlain(questions: readonly Question[]): PlainPage {
  return plainPage(...questions.map(({ question, answer }) => sectionOf(question, plainText(answer))))
}
