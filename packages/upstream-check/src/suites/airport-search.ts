import { calls } from '@layover/contracts'
import { foldText } from '@layover/rules/fold-text'
import type { Good } from '../run/answer.ts'
import type { Facts } from '../run/facts.ts'
import { claim, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Airport, World } from '../run/world.ts'
import { checkLetters } from './airport-letters.ts'
import { noteAirports } from './note-airports.ts'
import { checkUnique } from './unique.ts'

/** An airport with its texts folded, which costs more than all comparing. */
interface Entry {
  readonly code: string
  readonly texts: readonly string[]
}

const entries = new WeakMap<Airport, Entry>()

function entryOf(airport: Airport): Entry {
  const known = entries.get(airport)
  if (known) return known
  const { code, name, city, country } = airport
  const entry = {
    code: code.toLowerCase(),
    texts: [name, city, country].map((text) => ` ${foldText(text)} `),
  }
  entries.set(airport, entry)
  return entry
}

/** Words with two spellings: a search that reads 'St' as 'Saint' finds names without the searched text. */
const SPELT_IN_TWO_WAYS = / (?:st|saint|ft|fort|mt|mount) /

const OTHERWISE = 4

/** The rank of a match, the best first: by code, name, city, country (P49); 4 for any other. */
function rankOf(airport: Airport, word: string): number {
  const { code, texts } = entryOf(airport)
  if (code === word) return 0
  if (texts.some((text) => SPELT_IN_TWO_WAYS.test(text))) return OTHERWISE
  const index = texts.findIndex((text) => text.includes(` ${word}`))
  return index < 0 ? OTHERWISE : index + 1
}

/** Codes that also begin words of other airports, since only they show an order. Those with the most matches. */
function tellingCodes(airports: readonly Airport[]): string[] {
  const starts = new Map<string, { hits: number; kinds: Set<number> }>()
  const whole = new Set<string>()
  for (const airport of airports) {
    for (const [index, text] of entryOf(airport).texts.entries()) {
      whole.add(text.trim())
      for (const word of new Set(text.trim().split(' '))) {
        const start = starts.get(word.slice(0, 3)) ?? { hits: 0, kinds: new Set() }
        start.hits += 1
        start.kinds.add(index)
        starts.set(word.slice(0, 3), start)
      }
    }
  }
  return airports
    .map(({ code }) => code.toLowerCase())
    .flatMap((word) => {
      const start = starts.get(word)
      return start === undefined || word.length !== 3 || whole.has(word) ? [] : [{ word, ...start }]
    })
    .sort((a, b) => b.kinds.size - a.kinds.size || b.hits - a.hits || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_WORDS)
    .map(({ word }) => word)
}

const MAX_WORDS = 6

/** Everything that `/airport/get` promises. */
export async function checkAirportSearch(run: Run, facts: Facts, { airports }: World): Promise<void> {
  const all = [...airports.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
  const search = async (keyword: string) => {
    const found = await dataOf(run, calls.airport.get, { body: { keyword } })
    if (found) noteAirports(facts, found)
    if (found) checkUnique(run, found, 'code', ({ code }) => code)
    return found
  }
  await Promise.all([
    (async () => {
      const searches = tellingCodes(all).map(async (word) => ({ word, found: await search(word) }))
      checkOrders(run, await Promise.all(searches))
    })(),
    ...named(all).map(async (airport) => {
      checkHas(run, await search(airport.name), airport, 'a search by an airport’s name finds it')
      checkHas(run, await search(airport.city), airport, 'a search by an airport’s city finds it')
      checkHas(run, await search(airport.code), airport, 'a search by an airport’s code finds it first', 1)
      const plain = foldText(airport.name)
      checkHas(run, await search(plain.toUpperCase()), airport, 'accents and capitals do not matter')
    }),
    ...all.slice(0, 1).map(async ({ country }) => checkCountry(run, await search(country), country)),
    checkLetters(run, all, search),
    checkByCode(run, facts, all),
    (async () => checkNothing(run, await search('qqqqqqqq')))(),
  ])
}

/** Two airports to look for, one of them with an accent where there is one. */
function named(airports: readonly Airport[]): Airport[] {
  const accented = airports.find(({ name }) => /[^\x20-\x7e]/.test(name))
  return [...new Set([...airports.slice(0, 1), ...(accented ? [accented] : airports.slice(-1))])]
}

type Found = Good<readonly Airport[]> | undefined

/**
 * Matches by name come after matches by code, and so on. An upstream may match names that it does not show, and then order
 * the airports of one word differently, so one word proves nothing.
 */
function checkOrders(run: Run, searches: readonly { readonly word: string; readonly found: Found }[]): void {
  const rule = 'airports are found by code first, then by name, city and country'
  const broken = searches.flatMap(({ word, found }) => (found ? (inversionOf(found, word) ?? []) : []))
  for (const { found } of searches) if (found) run.notes.tested(found.at.call.id, rule)
  if (broken.length >= Math.min(2, searches.length))
    for (const { at, ...what } of broken) claim(run, at, false, { rule, ...what })
  for (const { word, found } of searches) {
    if (found === undefined) continue
    const [first] = found.data
    const isThere = first !== undefined && rankOf(first, word) === 0
    const expected = JSON.stringify(word.toUpperCase())
    claim(run, found.at, isThere, { rule, path: '$.data[0].code', expected, got: first?.code })
  }
}

const WORDS = ['code', 'name', 'city', 'country']

function inversionOf({ data, at }: Good<readonly Airport[]>, word: string) {
  let before = 0
  for (const [index, airport] of data.entries()) {
    const rank = rankOf(airport, word)
    if (rank === OTHERWISE) continue
    const expected = `no airport found by its ${WORDS[rank]} after one found by its ${WORDS[before]}`
    if (rank < before) return { at, path: `$.data[${index}].code`, expected, got: airport.code }
    before = rank
  }
  return undefined
}
function checkHas(
  run: Run,
  found: Good<readonly Airport[]> | undefined,
  { code }: Airport,
  rule: string,
  within = 20,
): void {
  if (found === undefined) return
  const { data, at } = found
  const isFull = within === 20 && data.length === 20
  const isThere = isFull || data.slice(0, within).some((each) => each.code === code)
  const expected = within === 1 ? `${code} first` : `${code} among the airports`
  claim(run, at, isThere, { rule, path: '$.data', expected, got: data })
}

function checkCountry(run: Run, found: Good<readonly Airport[]> | undefined, country: string): void {
  if (found === undefined) return
  const isThere = found.data.some((each) => each.country === country)
  const rule = 'a search by a country finds its airports'
  claim(run, found.at, isThere, {
    rule,
    path: '$.data',
    expected: `an airport in ${country}`,
    got: found.data,
  })
}

async function checkByCode(run: Run, facts: Facts, airports: readonly Airport[]): Promise<void> {
  const rule = 'a code is answered with that airport alone, an unknown one with none'
  const [first] = airports
  const expectCodes = async (body: { code: string; agentId?: string }, codes: string[]) => {
    const found = await dataOf(run, calls.airport.get, { body })
    if (found === undefined) return
    noteAirports(facts, found)
    const got = found.data.map(({ code }) => code).join(', ')
    const expected = codes.length === 0 ? 'no airport' : `${codes} alone`
    claim(run, found.at, got === codes.join(', '), { rule, path: '$.data', expected, got })
  }
  const unknown = ['QQQ', 'QQZ', 'ZZQ'].find((code) => !airports.some((each) => each.code === code)) ?? 'QQQ'
  await expectCodes({ code: unknown }, [])
  if (first) await expectCodes({ code: first.code, agentId: run.agents.general }, [first.code])
}

function checkNothing(run: Run, found: Good<readonly Airport[]> | undefined): void {
  if (found === undefined) return
  const rule = 'a word that nothing matches finds nothing'
  claim(run, found.at, found.data.length === 0, {
    rule,
    path: '$.data',
    expected: 'array of 0',
    got: found.data,
  })
}
