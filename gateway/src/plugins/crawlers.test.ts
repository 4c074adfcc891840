import { calls } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { HOST, startGateway } from '../../test/gateway.ts'
import { buildFolder } from '../../test/shop-folder.ts'

const ORIGIN = 'http://127.0.0.1:3000'

const upstream = await startFakeUpstream()
const root = await buildFolder()
let app: FastifyInstance

const airport = (code: string, supportLounge: boolean, supportCip: boolean) => ({
  agentId: 'layover',
  code,
  iataCode: code,
  name: code,
  city: '',
  country: '',
  imgUrl: '',
  supportLounge,
  supportCip,
})

function exampleData(call: { examples: readonly { reply: object }[] }) {
  return call.examples.flatMap(({ reply }) => ('data' in reply ? (reply.data as object[]) : []))
}

const answers: Record<string, unknown> = {
  '/airport/getA2ZAirports': [
    airport('ZRH', true, true),
    airport('BRN', true, false),
    airport('GVA', false, false),
  ],
  '/lounge/lounges': exampleData(calls.lounge.lounges),
  '/cip/queryCipByAirportCode': exampleData(calls.cip.queryCipByAirportCode),
  '/content/getGroupFaqList': [
    { type: 'lounge', title: 'Lounges', count: 3 },
    { type: 'empty', title: 'Empty', count: 0 },
  ],
}

function play(changes: Record<string, unknown> = {}): void {
  upstream.play((response, socket, seen) => {
    const data = { ...answers, ...changes }[seen.url]
    const answer = data ? { state: '11', data } : { state: '99', errorCode: 'NOT_AVAILABLE' }
    json(answer)(response, socket, seen)
  })
}

const get = (url: string) => app.inject({ url, headers: { host: HOST } })
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

beforeEach(async () => {
  play()
  app = await startGateway({ UPSTREAM_URL: upstream.url, WEB_ROOT: root })
})
afterEach(() => app.close())
afterAll(() => upstream.close())

it('robots may read everything but calls and results, and get the whole address of the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  for (const path of ['/api/', '/*/success', '/*/fail']) expect(body).toContain(`Disallow: ${path}\n`)
})

describe('the sitemap', () => {
  it('names its parts, and the parts name every page that search engines may offer, each once', async () => {
    const index = addressesIn((await get('/sitemap.xml')).body)
    expect(index).toEqual(
      ['pages', 'airports', 'lounges', 'lanes', 'help'].map((part) => `${ORIGIN}/sitemap-${part}-1.xml`),
    )
    const parts = await Promise.all(index.map((address = '') => get(address.slice(ORIGIN.length))))
    for (const { statusCode, headers } of parts) {
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    }
    const [pages, airports, lounges, lanes, help] = parts.map(({ body }) => addressesIn(body))
    expect(pages).toContain(`${ORIGIN}/content/privacy-policy`)
    expect(airports).toEqual([`${ORIGIN}/airport/layover/ZRH`, `${ORIGIN}/airport/layover/BRN`])
    expect(lounges).toContain(`${ORIGIN}/lounge/detail/layover/LHR-HARRIER`)
    expect(new Set(lounges).size).toBe(lounges?.length)
    expect(lanes).toContain(`${ORIGIN}/fast-track/layover/LHR/LHR-FT-T5`)
    expect(help).toEqual([`${ORIGIN}/help-topics/index`, `${ORIGIN}/help-topics/category/lounge`])
    const known = await Promise.all(pages?.map((address = '') => get(address.slice(ORIGIN.length))) ?? [])
    for (const { headers } of known) expect(headers).not.toHaveProperty('x-robots-tag')
  })

  it('is made once for requests of all its parts', async () => {
    await Promise.all(['/sitemap.xml', '/sitemap-lounges-1.xml', '/sitemap.xml'].map(get))
    await get('/sitemap-airports-1.xml')
    expect(upstream.seen.filter(({ url }) => url === '/airport/getA2ZAirports')).toHaveLength(1)
  })

  it('has no other parts', async () => {
    expect((await get('/sitemap-lounges-2.xml')).statusCode).toBe(404)
    expect((await get('/sitemap-x')).statusCode).toBe(404)
  })

  it('is never incomplete: 503 when the upstream does not answer all, and no new requests to it for a while', async () => {
    play({ '/lounge/lounges': undefined })
    const answer = await get('/sitemap.xml')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
    const requests = upstream.seen.length
    expect((await get('/sitemap.xml')).statusCode).toBe(503)
    expect(upstream.seen).toHaveLength(requests)
  })

  it('has no help topics where the upstream has none', async () => {
    play({ '/content/getGroupFaqList': undefined })
    expect((await get('/sitemap.xml')).body).not.toContain('sitemap-help')
  })
})
