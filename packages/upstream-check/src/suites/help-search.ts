import { foldText } from '@layover/rules/fold-text'
import { significantWords, wordStem } from '@layover/rules/search-words'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Page, Question } from './help.ts'

/** A question and its answer are longer than a name, so they are folded part by part. */
const fold = (text: string) =>
  ` ${text
    .split(/\s+/)
    .map((word) => foldText(word))
    .filter((word) => word !== '')
    .join(' ')} `

const MAX_WORDS = 4

/** Words of questions that also occur in answers of others, since only they show an order. */
function significantWordsOf(items: readonly Question[]): string[] {
  const words = new Set(items.flatMap(({ question }) => significantWords(fold(question).trim())))
  return [...words]
    .filter((word) => word.length > 4 && wordStem(word) === word && /^[a-z]+$/.test(word))
    .filter((word) =>
      items.some((item) => !isInQuestion(item, word) && fold(item.answer).includes(` ${word}`)),
    )
    .sort()
    .slice(0, MAX_WORDS)
}

/** Whether a question's own text has a word with this beginning, in any of its forms. */
function isInQuestion({ question }: Question, word: string): boolean {
  const stem = wordStem(word)
  return fold(question)
    .split(' ')
    .some((each) => each.startsWith(stem) || wordStem(each) === stem)
}

/** A search finds the right questions in the order of the contract, with any capitals. */
export async function checkHelpSearch(
  run: Run,
  page: (body: object) => Promise<Page | undefined>,
  items: readonly Question[],
): Promise<void> {
  const [wanted] = items
  await Promise.all([
    wanted && checkFinds(run, page, wanted),
    ...significantWordsOf(items).map((word) => checkOrder(run, page, word)),
  ])
}

async function checkFinds(
  run: Run,
  page: (body: object) => Promise<Page | undefined>,
  wanted: Question,
): Promise<void> {
  const words = significantWords(fold(wanted.question).trim()).slice(0, 5)
  const rule = 'a search by the words of a question finds it, in any order and any capitals'
  const forms = [words.join(' '), words.toReversed().join(' ').toUpperCase()]
  await Promise.all(
    forms.map(async (wd) => {
      const found = await page({ wd })
      if (found === undefined) return
      const isThere = found.data.items.some(({ id }) => id === wanted.id)
      claim(run, found.at, isThere, {
        rule,
        path: '$.data.items',
        expected: wanted.id,
        got: found.data.items,
      })
    }),
  )
}

async function checkOrder(
  run: Run,
  page: (body: object) => Promise<Page | undefined>,
  word: string,
): Promise<void> {
  const found = await page({ wd: word })
  if (found === undefined) return
  const rule = 'matches in a question come before matches in an answer alone'
  let isAnswerOnly = false
  for (const [index, item] of found.data.items.entries()) {
    const inQuestion = isInQuestion(item, word)
    const path = `$.data.items[${index}].question`
    const expected = `no question with “${word}” after one without`
    if (!claim(run, found.at, !(inQuestion && isAnswerOnly), { rule, path, expected, got: item.question }))
      return
    isAnswerOnly ||= !inQuestion
  }
}
