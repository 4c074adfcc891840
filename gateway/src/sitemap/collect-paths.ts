import { calls } from '@layover/contracts'
import {
  airportListPath,
  airportPath,
  HELP,
  helpPath,
  lanePath,
  legalPath,
  loungePath,
} from '@layover/site/addresses'
import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { legalPageTypes } from '@layover/site/heads/legal'
import type { Ask, Told } from '../pages/ask-upstream.ts'

/** Addresses that search engines may offer, by what they are about. */
export type PathsByPart = Readonly<
  Record<'pages' | 'airports' | 'lounges' | 'lanes' | 'help', readonly string[]>
>

/** Few at a time: nobody waits for it, and visitors ask the same upstream. */
const AT_ONCE = 4

const LANG = 'en-US'

const PAGES = [
  ...Object.values(fixedHeads).map(({ canonicalPath }) => canonicalPath),
  airportListPath('all'),
  airportListPath('popular'),
  ...legalPageTypes.map(legalPath),
]

class NotTold extends Error {}

function told<D>(answer: Told<D>): D {
  if (answer.kind === 'told') return answer.data
  throw new NotTold('the upstream did not tell what it sells')
}

/** Does the work for each item, a few at a time, and stops at the first that fails. */
async function inTurns<T, R>(items: readonly T[], work: (item: T) => Promise<readonly R[]>): Promise<R[]> {
  const results: R[][] = []
  const queue = items.entries()
  const takeTurns = async () => {
    for (const [index, item] of queue) results[index] = [...(await work(item))]
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  return results.flat()
}

/** A group without questions has nothing to offer; an upstream without help topics has no groups. */
async function helpPaths(ask: Ask): Promise<string[]> {
  const answer = await ask(calls.content.getGroupFaqList, { lang: LANG })
  const groups = answer.kind === 'refused' ? [] : told(answer)
  const paths = groups.filter(({ count }) => count > 0).map(({ type }) => helpPath(type))
  return paths.length > 0 ? [HELP, ...paths] : []
}

/** Asks for everything that has a page. Rejects when any part of it is not told: half a map would say that pages are gone. */
export async function collectPaths(ask: Ask): Promise<PathsByPart> {
  const network = told(await ask(calls.airport.getA2ZAirports, {}))
  const open = network.filter(({ supportLounge, supportCip }) => supportLounge || supportCip)
  const help = await helpPaths(ask)
  const lanes = await inTurns(
    open.filter(({ supportCip }) => supportCip),
    async ({ code }) => told(await ask(calls.cip.queryCipByAirportCode, { airportCode: code })),
  )
  const lounges = await inTurns(
    open.filter(({ supportLounge }) => supportLounge),
    async ({ code }) => told(await ask(calls.lounge.lounges, { airportCode: code })),
  )
  return {
    pages: PAGES,
    airports: open.map(airportPath),
    lounges: lounges.map(loungePath),
    lanes: lanes.map(lanePath),
    help,
  }
}
