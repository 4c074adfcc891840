import { calls, LANGUAGE } from '@layover/contracts'
import type { Facts } from '../run/facts.ts'
import { claim, claimEqual, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import { checkNoHtml } from './markdown.ts'
import { checkUnique } from './unique.ts'

const call = calls.content.getTcList

type Body = Readonly<Record<string, unknown>>

/** The pages that the shop links to on every screen. */
const NEEDED = ['terms-of-service', 'term-of-use', 'privacy-policy']

/** The legal texts: all, each alone, none for an unknown type, and English where there is no other language. */
export async function checkLegalTexts(run: Run, facts: Facts): Promise<void> {
  const fetchTexts = async (body: Body) => {
    const list = await dataOf(run, call, { body })
    for (const [index, text] of (list?.data ?? []).entries()) {
      if (list === undefined) continue
      const path = `$.data[${index}]`
      facts.noteFields(`legal text ${text.type}`, text, ['title', 'updatedAt', 'body'], { at: list.at, path })
      checkNoHtml(run, list.at, text.body, `${path}.body`)
    }
    return list
  }
  const [all, unnamed, foreign, none] = await Promise.all([
    fetchTexts({ lang: LANGUAGE }),
    fetchTexts({}),
    fetchTexts({ lang: 'is-IS', type: 'terms-of-service' }),
    fetchTexts({ lang: LANGUAGE, type: 'no-such-text' }),
  ])
  if (all) checkUnique(run, all, 'type', ({ type }) => type)
  for (const list of [all, unnamed]) {
    const types = list?.data.map(({ type }) => type) ?? NEEDED
    const rule = 'terms of service, terms of use and privacy policy are there'
    const missing = NEEDED.filter((type) => !types.includes(type))
    if (list)
      claim(run, list.at, missing.length === 0, {
        rule,
        path: '$.data',
        expected: missing.join(', '),
        gotWords: types.join(', '),
      })
  }
  const rule = 'a text that is not there in a language is answered in English'
  if (foreign)
    claim(run, foreign.at, foreign.data.length === 1, {
      rule,
      path: '$.data',
      expected: 'array of 1',
      got: foreign.data,
    })
  const unknown = 'a type that nobody knows is answered with none'
  if (none)
    claim(run, none.at, none.data.length === 0, {
      rule: unknown,
      path: '$.data',
      expected: 'array of 0',
      got: none.data,
    })
  await Promise.all((all?.data ?? []).map(({ type }) => checkAlone(run, fetchTexts, type)))
}

type FetchTexts = (body: Body) => ReturnType<typeof dataOf<typeof call>>

async function checkAlone(run: Run, fetchTexts: FetchTexts, type: string): Promise<void> {
  const one = await fetchTexts({ lang: LANGUAGE, type })
  if (one === undefined) return
  const got = one.data.map((text) => text.type).join(', ')
  const rule = 'a type is answered with that text alone'
  claimEqual(run, one.at, { rule, path: '$.data', expected: type, got })
}
