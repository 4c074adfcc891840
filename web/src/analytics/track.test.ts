import { LOUNGE_PASS, MEMBERSHIP } from '@layover/site/addresses'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopEvent } from './events.ts'

const ENDPOINT = 'https://counts.example/collect'
const config = { cardVaultUrl: 'http://127.0.0.1:3002', generalAgentId: 'layover', additions: [] }

type Sent = { url: string; init: RequestInit; events: ShopEvent[] }

let sent: Sent[] = []
let configReads = 0
let stop = () => {}

/** The port of a new page, with or without an endpoint in the shop's configuration. */
const purchases = [
  { name: 'lounge-pass', path: LOUNGE_PASS },
  { name: 'membership', path: MEMBERSHIP },
]

async function openPort(analytics?: string, collect = async () => new Response()) {
  vi.resetModules()
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    if (String(input).endsWith('/config.json')) {
      configReads += 1
      return Response.json({ ...config, ...(analytics && { analytics }) })
    }
    const { events } = JSON.parse(String(init?.body)) as { events: ShopEvent[] }
    sent.push({ url: String(input), init: init ?? {}, events })
    return collect()
  })
  const { countPurchases } = await import('./events.ts')
  countPurchases(purchases)
  const { track, openTracking } = await import('./track.ts')
  const open = async () => {
    stop = await openTracking()
  }
  return { track, open }
}

beforeEach(() => {
  sent = []
  configReads = 0
  vi.useFakeTimers()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const home: ShopEvent = { name: 'page_viewed', page: '/' }
const leave = () => dispatchEvent(new Event('pagehide'))

test('events go together in one request that carries no cookie and no referrer', async () => {
  const { track, open } = await openPort(ENDPOINT)
  track(home)
  await open()
  track({ name: 'step_reached', purchase: 'lounge-pass', step: 1 })
  await vi.advanceTimersByTimeAsync(4_999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent.map(({ url, events }) => [url, events])).toEqual([
    [ENDPOINT, [home, { name: 'step_reached', purchase: 'lounge-pass', step: 1 }]],
  ])
  const { headers, ...init } = sent[0]?.init ?? {}
  expect(headers).toBeUndefined()
  expect(init).toMatchObject({ keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' })
})

test('what is waiting is sent when the page goes away', async () => {
  const { track, open } = await openPort(ENDPOINT)
  await open()
  track(home)
  leave()
  leave()
  expect(sent).toHaveLength(1)
})

test('without an endpoint no request is made, whatever happens', async () => {
  const { track, open } = await openPort()
  track(home)
  await open()
  for (let count = 0; count < 100; count += 1) track(home)
  await vi.advanceTimersByTimeAsync(60_000)
  leave()
  expect(sent).toEqual([])
})

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('a browser with %s is counted nowhere and fetches no configuration', async (_name, wish) => {
  vi.stubGlobal('navigator', { ...wish })
  const { track, open } = await openPort(ENDPOINT)
  track(home)
  await open()
  track(home)
  await vi.advanceTimersByTimeAsync(60_000)
  leave()
  expect({ sent, configReads }).toEqual({ sent: [], configReads: 0 })
})

test('an endpoint that fails is not heard of', async () => {
  const { track, open } = await openPort(ENDPOINT, () => Promise.reject(new TypeError('Failed to fetch')))
  await open()
  track(home)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toHaveLength(1)
})

const words = ['amelia.hart@example.com', 'Zürich', 'LV-ABC123', '4242424242424242', '<script>']

test.each(words)('nothing that a visitor typed or was given leaves: %s', async (word) => {
  const { track, open } = await openPort(ENDPOINT)
  await open()
  const forged = [
    { name: word },
    { name: 'page_viewed', page: `/airport/layover/${word}` },
    { name: 'page_viewed', page: '/', url: `/?wd=${word}`, [word]: word },
    { name: 'search_performed', what: 'airports', keyword: word },
    { name: 'step_reached', purchase: 'membership', step: word },
    { name: 'step_reached', purchase: word, step: 1 },
    { name: 'error_shown', error: word },
    { name: 'error_shown', error: 'other', toString: word },
  ] as unknown as ShopEvent[]
  for (const event of forged) track(event)
  leave()
  expect(sent.flatMap(({ events }) => events)).toEqual([
    home,
    { name: 'search_performed', what: 'airports' },
    { name: 'error_shown', error: 'other' },
  ])
  expect(JSON.stringify(sent)).not.toContain(word)
})

test('the types refuse what is not on the list', async () => {
  const { track } = await openPort()
  // @ts-expect-error a keyword is no field of a search
  track({ name: 'search_performed', what: 'airports', keyword: 'zur' })
  // @ts-expect-error there is no fifth step
  track({ name: 'step_reached', purchase: 'membership', step: 5 })
})
