import { foldText } from '@layover/rules/fold-text'
import type { Good } from '../run/answer.ts'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Airport } from '../run/world.ts'

/** Letters of names that no decomposition makes plain (P50). */
const LETTERS = [...'øłđßæı']

type Search = (keyword: string) => Promise<Good<readonly Airport[]> | undefined>

interface Spelling {
  readonly code: string
  readonly keyword: string
}

/** An airport with the letter in its city or name, and that text as a plain keyboard types it. */
function typedPlainly(airports: readonly Airport[], letter: string): Spelling | undefined {
  return spelling(airports, (text) => (text.toLowerCase().includes(letter) ? foldText(text) : undefined))
}

/** An airport whose city or name has the plain text in its place, and that text with the letter. */
function typedWithLetter(airports: readonly Airport[], letter: string): Spelling | undefined {
  const plain = foldText(letter)
  return spelling(airports, (text) => (text.includes(plain) ? text.replace(plain, letter) : undefined))
}

function spelling(
  airports: readonly Airport[],
  type: (text: string) => string | undefined,
): Spelling | undefined {
  for (const { code, city, name } of airports) {
    const keyword = type(city) ?? type(name)
    if (keyword !== undefined) return { code, keyword }
  }
  return undefined
}

/**
 * 'tromso' finds Tromsø, without which nobody with a plain keyboard does. Where no airport has a letter, one is searched
 * with it all the same: 'Oslø'. Nobody writes that, so a backend that finds nothing hurts nobody.
 */
export async function checkLetters(run: Run, airports: readonly Airport[], search: Search): Promise<void> {
  await Promise.all(
    LETTERS.map(async (letter) => {
      const plainly = typedPlainly(airports, letter)
      const typed = plainly ?? typedWithLetter(airports, letter)
      if (typed === undefined) return
      const { code, keyword } = typed
      const found = await search(keyword)
      if (found === undefined) return
      const isThere = found.data.length === 20 || found.data.some((each) => each.code === code)
      const rule = `${letter} is found as ${foldText(letter)}, and the other way round`
      const severity = plainly ? 'breaks' : 'harmless'
      const expected = `${code} among the airports`
      claim(run, found.at, isThere, { rule, path: '$.data', expected, got: found.data, severity })
    }),
  )
}
