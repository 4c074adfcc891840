import { calls, LANGUAGE } from '@layover/contracts'
import pLimit from 'p-limit'
import {
  airportListPath,
  airportPath,
  HELP,
  helpPath,
  lanePath,
  legalPath,
  loungePath,
} from '../addresses.ts'
import { fixedHeads } from '../heads/fixed-pages.ts'
import { legalPageTypes } from '../heads/legal.ts'
import type { CallReply, FetchCall } from './page-source.ts'

/** The addresses that search engines may index, keyed by part of the sitemap. */
export type PathsByPart = Readonly<
  Record<'pages' | 'airports' | 'lounges' | 'lanes' | 'help', readonly string[]>
>

/** Few at a time: no visitor waits for the sitemap, and visitors use the same upstream. */
const AT_ONCE = 4

const PAGES = [
  ...Object.values(fixedHeads).map(({ canonicalPath }) => canonicalPath),
  airportListPath('all'),
  airportListPath('popular'),
  ...legalPageTypes.map(legalPath),
]

function dataOf<D>(reply: CallReply<D>): D {
  if (reply.kind === 'data') return reply.data
  throw new Error('the upstream did not list what it sells')
}

/** The groups that have questions. An upstream without help topics refuses the call, which means no groups. */
async function helpPaths(fetchCall: FetchCall): Promise<string[]> {
  const reply = await fetchCall(calls.content.getGroupFaqList, { lang: LANGUAGE })
  const groups = reply.kind === 'refused' ? [] : dataOf(reply)
  const paths = groups.filter(({ count }) => count > 0).map(({ type }) => helpPath(type))
  return paths.length > 0 ? [HELP, ...paths] : []
}

/** The paths of all pages. Rejects when any part is unknown: search engines take a page that is left out for deleted. */
export async function sitemapPaths(fetchCall: FetchCall): Promise<PathsByPart> {
  const network = dataOf(await fetchCall(calls.airport.getA2ZAirports, {}))
  const open = network.filter(({ supportLounge, supportCip }) => supportLounge || supportCip)
  const help = await helpPaths(fetchCall)
  const limit = pLimit(AT_ONCE)
  const lanes = await limit.map(
    open.filter(({ supportCip }) => supportCip),
    async ({ code }) => dataOf(await fetchCall(calls.cip.queryCipByAirportCode, { airportCode: code })),
  )
  const lounges = await limit.map(
    open.filter(({ supportLounge }) => supportLounge),
    async ({ code }) => dataOf(await fetchCall(calls.lounge.lounges, { airportCode: code })),
  )
  return {
    pages: PAGES,
    airports: open.map(airportPath),
    lounges: lounges.flat().map(loungePath),
    lanes: lanes.flat().map(lanePath),
    help,
  }
}
