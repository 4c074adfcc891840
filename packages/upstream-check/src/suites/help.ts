import { calls, LANGUAGE } from '@layover/contracts'
import type { Good } from '../run/answer.ts'
import { canonicalText } from '../run/canonical-text.ts'
import type { Facts } from '../run/facts.ts'
import { claim, claimEqual, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { checkHelpSearch } from './help-search.ts'
import { checkNoHtml } from './markdown.ts'
import { checkUnique } from './unique.ts'

const { getGroupFaqList, faqPage, popularFaq } = calls.content
const lang = LANGUAGE
const SIZE = 100
const MAX_PAGES = 20

export interface Question {
  readonly id: string
  readonly type: string
  readonly question: string
  readonly answer: string
}

export type Page = Good<{ readonly total: number; readonly items: readonly Question[] }>

function noteQuestions(
  run: Run,
  facts: Facts,
  at: Page['at'],
  items: readonly Question[],
  path: string,
): void {
  for (const [index, item] of items.entries()) {
    const here = `${path}[${index}]`
    facts.noteFields(`question ${item.id}`, item, ['type', 'question', 'answer'], { at, path: here })
    checkNoHtml(run, at, item.answer, `${here}.answer`)
  }
}

/** Groups, their questions, the pages of both, and the search. */
export async function checkHelp(run: Run, facts: Facts): Promise<void> {
  const page = async (body: object) => {
    const answer = await dataOf(run, faqPage, { body: { lang, page: 1, size: SIZE, ...body } })
    if (answer) noteQuestions(run, facts, answer.at, answer.data.items, '$.data.items')
    return answer
  }
  const [groups, all, popular] = await Promise.all([
    dataOf(run, getGroupFaqList, { body: { lang } }),
    readAll(page),
    dataOf(run, popularFaq, { body: { lang } }),
    checkEmpty(run, page),
    checkLanguage(run),
  ])
  if (popular) checkPopular(run, facts, popular)
  if (groups) await checkGroups(run, groups, page, all)
  if (all) await checkPaging(run, page, all)
  if (all) await checkHelpSearch(run, page, all.items)
}

type FetchPage = (body: object) => Promise<Page | undefined>

async function readAll(
  page: FetchPage,
): Promise<{ readonly first: Page; readonly items: Question[] } | undefined> {
  const first = await page({})
  if (first === undefined) return undefined
  const items = [...first.data.items]
  for (let number = 2; items.length < first.data.total && number <= MAX_PAGES; number += 1) {
    const next = await page({ page: number })
    if (next === undefined || next.data.items.length === 0) break
    items.push(...next.data.items)
  }
  return { first, items }
}

function checkPopular(run: Run, facts: Facts, popular: Good<readonly Question[]>): void {
  const { data, at } = popular
  const rule = 'there are questions that are read most'
  claim(run, at, data.length > 0, { rule, path: '$.data', expected: 'at least one question', got: data })
  checkUnique(run, popular, 'id', ({ id }) => id)
  noteQuestions(run, facts, at, data, '$.data')
}

async function checkGroups(
  run: Run,
  groups: Good<readonly { readonly type: string; readonly title: string; readonly count: number }[]>,
  page: FetchPage,
  all: { readonly first: Page } | undefined,
): Promise<void> {
  const { data, at } = groups
  const rule = 'a group’s count is the number of its questions'
  claim(run, at, data.length > 0, {
    rule: 'there are groups of help topics',
    path: '$.data',
    expected: 'at least one group',
    got: data,
  })
  checkUnique(run, groups, 'type', ({ type }) => type)
  await Promise.all(
    data.map(async ({ type, title, count }, index) => {
      const titled = {
        rule: 'a group has a title',
        path: `$.data[${index}].title`,
        expected: 'a title',
        got: title,
      }
      claim(run, at, title.trim() !== '', titled)
      const found = await page({ type })
      if (found === undefined) return
      checkPageOf(run, found, type)
      const isCount = found.data.total === count
      if (isCount) return run.notes.tested(at.call.id, rule)
      const path = `$.data[${index}].count`
      claim(run, at, false, {
        rule,
        path,
        expected: `${found.data.total}, as in ${faqPage.id}`,
        got: count,
      })
      claim(run, found.at, false, {
        rule,
        path: '$.data.total',
        expected: `${count}, as in ${at.call.id}`,
        got: found.data.total,
      })
    }),
  )
  if (all === undefined) return
  const sum = data.reduce((total, { count }) => total + count, 0)
  const { total } = all.first.data
  const whole = { rule: 'all groups together are all questions', path: '$.data.total' }
  claim(run, all.first.at, total === sum, {
    ...whole,
    expected: `${sum}, as ${at.call.id} counts`,
    got: total,
  })
}

function checkPageOf(run: Run, { data, at }: Page, type: string): void {
  const due = Math.min(SIZE, data.total)
  const rule = 'a page is as full as its total and size allow'
  claim(run, at, data.items.length === due, {
    rule,
    path: '$.data.items',
    expected: `array of ${due}`,
    got: data.items,
  })
  for (const [index, item] of data.items.entries()) {
    const own = { rule: 'a group’s page holds its own questions', path: `$.data.items[${index}].type` }
    claimEqual(run, at, { ...own, expected: type, got: item.type })
  }
}

const NONE = 'no question'

/** Pages of one and of two make up the list, and a page after the last is empty with the same total. */
async function checkPaging(
  run: Run,
  page: FetchPage,
  { first, items }: { readonly first: Page; readonly items: readonly Question[] },
): Promise<void> {
  const { total } = first.data
  checkUnique(run, { ...first, data: items }, 'id', ({ id }) => id, '$.data.items')
  const due = Math.min(total, SIZE)
  const full = { rule: 'a page is as full as its total and size allow', path: '$.data.items' }
  claim(run, first.at, first.data.items.length === due, {
    ...full,
    expected: `array of ${due}`,
    got: first.data.items,
  })
  const parts = [
    { page: 1, size: 1 },
    { page: 2, size: 1 },
    { page: 2, size: 2 },
    { page: Math.floor(total / 7) + 1, size: 7 },
    { page: total + 1, size: 1 },
  ]
  await Promise.all(
    parts.map(async (place) => {
      const part = await page(place)
      if (part === undefined) return
      const due = items.slice((place.page - 1) * place.size, place.page * place.size).map(({ id }) => id)
      const got = part.data.items.map(({ id }) => id)
      const rule = 'pages are parts of one list, in its order'
      claim(run, part.at, got.join(' ') === due.join(' '), {
        rule,
        path: '$.data.items',
        expected: `page ${place.page} of size ${place.size} with ${due.join(' ') || NONE}`,
        gotWords: got.join(' ') || NONE,
      })
      const same = { rule: 'the total counts all pages', path: '$.data.total', expected: String(total) }
      claim(run, part.at, part.data.total === total, { ...same, got: part.data.total })
    }),
  )
}

async function checkEmpty(run: Run, page: FetchPage): Promise<void> {
  const rule = 'what nothing matches is an empty page'
  await Promise.all(
    [{ wd: 'qqzxqqzx' }, { type: 'no-such-group-of-questions' }, { wd: '…!?' }].map(async (body) => {
      const none = await page(body)
      if (none === undefined) return
      const { total, items } = none.data
      claim(run, none.at, total === 0, { rule, path: '$.data.total', expected: '0', got: total })
      claim(run, none.at, items.length === 0, {
        rule,
        path: '$.data.items',
        expected: 'array of 0',
        got: items,
      })
    }),
  )
}

/** The language is en-US unless one is named. */
async function checkLanguage(run: Run): Promise<void> {
  const rule = 'content is in en-US unless another language is named'
  const lists = [getGroupFaqList, popularFaq] as const
  await Promise.all(
    lists.map(async (call) => {
      const [named, unnamed] = await Promise.all([
        dataOf(run, call, { body: { lang } }),
        dataOf(run, call, { body: {} }),
      ])
      if (!named || !unnamed) return
      const isSame = canonicalText(named.data) === canonicalText(unnamed.data)
      claim(run, unnamed.at, isSame, {
        rule,
        path: '$.data',
        expected: 'what lang en-US is answered',
        got: unnamed.data,
      })
    }),
  )
}
