import { readFileSync } from 'node:fs'
import type { HelpGroup, HelpQuestion, HelpTopics } from '../../domain/catalogue.ts'

/** The Markdown stays in src: this path leads there from src/catalogue/help and from dist/catalogue/help alike. */
const folder = new URL('../../../src/catalogue/help/topics/', import.meta.url)

/** A group's file is named by its type, and the order is the one that visitors see. */
const types = [
  'lounge-passes',
  'using-a-pass',
  'pre-booking',
  'fast-track',
  'membership',
  'payment',
  'changes-and-refunds',
  'account-and-privacy',
  'this-shop',
] as const

/** The ids of the questions that are shown before a search. */
const popularIds = [
  'use-a-pass-in-another-lounge',
  'where-is-my-pass',
  'move-a-pre-booking',
  'how-early-and-how-long',
  'children',
  'refund-a-lounge-pass',
  'how-far-ahead',
]

/** The help topics in English, the shop's one language. */
export function helpTopics(): HelpTopics {
  const read = types.map((type) => parseGroup(type, readFileSync(new URL(`${type}.md`, folder), 'utf8')))
  return {
    groups: read.map(({ group }) => group),
    questions: read.flatMap(({ questions }) => questions),
    popularIds,
  }
}

/** A question's heading ends in its permanent id: `## What is a pass? {#what-is-a-pass}`. */
const heading = /^(.+) \{#([a-z0-9-]{1,80})\}$/

/** @throws Error naming the file when a question has no id or no answer */
function parseGroup(type: string, markdown: string): { group: HelpGroup; questions: HelpQuestion[] } {
  const [top = '', ...parts] = markdown.split(/^## /m)
  const title = /^# (.+)$/m.exec(top)?.[1]
  if (title === undefined) throw new Error(`help/${type}.md has no title`)
  const questions = parts.map((part) => {
    const [first = '', ...rest] = part.split('\n')
    const [, question, id] = heading.exec(first) ?? []
    const answer = rest.join('\n').trim()
    if (question === undefined || id === undefined || answer === '') {
      throw new Error(`help/${type}.md: '${first}' needs an id and an answer`)
    }
    return { id, type, question, answer }
  })
  return { group: { type, title }, questions }
}
