import type { HelpGroup, HelpQuestion } from '../../domain/catalogue.ts'
import { shown, type Tell } from '../cells/fault.ts'
import { lineFault } from '../cells/text-fault.ts'
import { checkMarkdown, linesOf } from './text-lines.ts'

/** A question and the line of its heading. */
export interface ReadQuestion extends HelpQuestion {
  readonly line: number
}

export interface ReadGroup {
  readonly group: HelpGroup
  readonly questions: readonly ReadQuestion[]
}

/** A question's heading ends in its permanent id: `## What is a pass? {#what-is-a-pass}`. */
const HEADING = /^## +(.+?) +\{#([a-z0-9-]{1,80})\}$/
const LONGEST_QUESTION = 200
const LONGEST_ANSWER = 8000

/** Reads one help group: a title, and questions with their answers. The file's name is its type. */
export function readHelpGroup(file: string, text: string, tell: Tell): ReadGroup {
  const type = file.replace(/^help\/|\.md$/g, '')
  const lines = linesOf(text)
  checkMarkdown(file, lines, tell)
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []))
  const head = lines.slice(0, starts[0] ?? lines.length)
  const title = titleOf(file, head, tell)
  if (type === 'search')
    tell({ file, message: 'help/search is an address of the shop; name the group otherwise' })
  const questions = starts.flatMap((start, number) => {
    const answer = lines.slice(start + 1, starts[number + 1] ?? lines.length)
    return readQuestion(file, type, { line: start + 1, heading: lines[start] ?? '', answer }, tell)
  })
  return { group: { type, title }, questions }
}

function titleOf(file: string, head: readonly string[], tell: Tell): string {
  const index = head.findIndex((line) => line.startsWith('# '))
  const title = head[index]?.slice(2).trim() ?? ''
  if (index < 0 || title === '' || title.length > LONGEST_QUESTION)
    tell({ file, line: Math.max(1, index + 1), message: 'expected a title such as # Lounge passes' })
  for (const [at, line] of head.entries())
    if (at !== index && line.trim() !== '')
      tell({ file, line: at + 1, message: 'stands before the first question, where nothing is shown' })
  return title
}

interface Part {
  readonly line: number
  readonly heading: string
  readonly answer: readonly string[]
}

function readQuestion(
  file: string,
  type: string,
  { line, heading, answer }: Part,
  tell: Tell,
): ReadQuestion[] {
  const [, question, id] = HEADING.exec(heading.trimEnd()) ?? []
  const text = answer.join('\n').trim()
  for (const [index, each] of answer.entries())
    if (/^#{1,6} /.test(each))
      tell({ file, line: line + index + 1, message: 'an answer has no headings; a question begins with ##' })
  if (question === undefined || id === undefined) {
    tell({ file, line, message: `expected ## A question? {#its-id}, found ${shown(heading)}` })
    return []
  }
  const fault = lineFault(question)
  if (fault !== undefined) tell({ file, line, message: fault })
  if (question.length > LONGEST_QUESTION)
    tell({
      file,
      line,
      message: `the question has ${question.length} characters; at most ${LONGEST_QUESTION}`,
    })
  if (text === '') tell({ file, line, message: 'has no answer' })
  if (text.length > LONGEST_ANSWER)
    tell({ file, line, message: `the answer has ${text.length} characters; at most ${LONGEST_ANSWER}` })
  return [{ id, type, question, answer: text, line }]
}

/** Writes a group as `readHelpGroup` reads it. */
export function writeHelpGroup({ title, type }: HelpGroup, questions: readonly HelpQuestion[]): string {
  const parts = questions
    .filter((each) => each.type === type)
    .map(({ question, id, answer }) => `## ${question} {#${id}}\n\n${answer}\n`)
  return [`# ${title}\n`, ...parts].join('\n')
}
