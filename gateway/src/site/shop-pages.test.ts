import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { calls } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTimeouts } from '../../test/fake-timeouts.ts'
import { type FakeUpstream, json, type Script, startFakeUpstream } from '../../test/fake-upstream.ts'
import { HOST, startGateway } from '../../test/gateway.ts'
import { buildFolder } from '../../test/shop-folder.ts'

const [airport] = exampleData(calls.airport.get)
const lounge = exampleData(calls.lounge.detail)
const lane = exampleData(calls.cip.detail)
const price = exampleData(calls.lounge.getCommonPrice)

/** The data of a call's own example. */
function exampleData<C extends { examples: readonly { reply: object }[] }>(call: C) {
  const reply = call.examples.map((each) => each.reply).find((each) => 'data' in each)
  // biome-ignore lint/suspicious/noExplicitAny: an example has the shape of its call, which the registry's own test holds
  return (reply as { data: any }).data
}

const upstream: FakeUpstream = await startFakeUpstream()
const root = await buildFolder()
let app: FastifyInstance

/** The stub answers each path by its script, and refuses everything else as not found. */
function play(answers: Record<string, unknown>): void {
  upstream.play((response, socket, seen) => {
    const answer = answers[seen.url]
    if (typeof answer === 'function') return (answer as Script)(response, socket, seen)
    return json(answer ? { state: '11', data: answer } : { state: '99', errorCode: 'NOT_FOUND' })(
      response,
      socket,
      seen,
    )
  })
}

function get(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return app.inject({ method, url, headers: { host: HOST, ...headers } })
}

function linkedData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...blocks].map(([, text = '']) => JSON.parse(text))
}

beforeEach(async () => {
  app = await startGateway({ UPSTREAM_URL: upstream.url, WEB_ROOT: root })
  play({
    '/airport/get': [airport],
    '/lounge/detail': lounge,
    '/lounge/getCommonPrice': price,
    '/cip/detail': lane,
  })
})
// The time that a page waits for the provider passes when a test advances it, and not on a busy machine.
beforeEach(() => fakeTimeouts(upstream))
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})
afterAll(() => upstream.close())

describe('the first HTML of an airport', () => {
  it('has title, description, address, sharing and data, each once', async () => {
    const { body, statusCode } = await get('/airport/layover/ZRH?from=app&x=1')
    expect(statusCode).toBe(200)
    expect(body).toContain(
      '<title data-first="">Zürich Airport (ZRH): lounges and fast track | Layover</title>',
    )
    for (const part of [
      /<title/g,
      /name="description"/g,
      /rel="canonical" href="http:\/\/127.0.0.1:3000\/airport\/layover\/ZRH"/g,
      /property="og:title" content="Zürich Airport \(ZRH\): lounges and fast track"/g,
      /property="og:url" content="http:\/\/127.0.0.1:3000\/airport\/layover\/ZRH"/g,
      /property="og:image" content="http:\/\/127.0.0.1:3000\/share.png"/g,
      /name="twitter:card"/g,
    ]) {
      expect(body.match(part), String(part)).toHaveLength(1)
    }
    expect(body).not.toContain('name="robots"')
    expect(linkedData(body).map((data) => data['@type'])).toEqual(['Airport', 'BreadcrumbList'])
  })

  it('has the heading and the main facts in its body, where the build has a page with places for them', async () => {
    const { body } = await get('/airport/layover/ZRH')
    expect(body).toContain('<h1>Zürich Airport <b title="ZRH">Zürich, Switzerland</b></h1>')
    expect((await get('/')).body).toContain('<h1>home</h1>')
    expect((await get('/__first-airport.html')).statusCode).toBe(404)
  })

  it('has a lounge’s own picture, or the drawing of its code, and never a picture’s address as markup', async () => {
    const first = async (looks: object) => {
      play({ '/lounge/detail': { ...lounge, ...looks } })
      await app.close()
      app = await startGateway({ UPSTREAM_URL: upstream.url, WEB_ROOT: root })
      return (await get('/lounge/detail/layover/LHR-HARRIER')).body
    }
    expect(await first({ images: [], imgUrl: '' })).toMatch(
      /<img src="data:image\/svg\+xml,%3Csvg[^<>"]*"\/>/,
    )
    const photograph = 'https://pictures.example/1.jpg?a=1&b="><script>alert(1)</script>'
    expect(await first({ images: [photograph] })).toContain(
      '<img src="https://pictures.example/1.jpg?a=1&amp;b=&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
    )
  })

  it('is fetched by the airport’s code and agent, once for all requests at the same time and later', async () => {
    await Promise.all([1, 2, 3, 4].map(() => get('/airport/layover/ZRH')))
    await get('/airport/layover/ZRH/', { 'accept-encoding': 'gzip' })
    expect(upstream.seen.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/airport/get', { code: 'ZRH', agentId: 'layover' }],
    ])
  })

  it.each(['br', 'gzip'])(
    'comes in %s with a tag of its own, and as 304 to a browser that has it',
    async (encoding) => {
      const plain = await get('/airport/layover/ZRH')
      const packed = await get('/airport/layover/ZRH', { 'accept-encoding': encoding })
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
      expect(packed.headers.etag).not.toBe(plain.headers.etag)
      const again = { 'accept-encoding': encoding, 'if-none-match': String(packed.headers.etag) }
      expect((await get('/airport/layover/ZRH', again)).statusCode).toBe(304)
      expect((await get('/airport/layover/ZRH', { 'if-none-match': '"other"' })).statusCode).toBe(200)
    },
  )

  it('answers HEAD with the same headers and no body', async () => {
    const head = await get('/airport/layover/ZRH', {}, 'HEAD')
    const whole = await get('/airport/layover/ZRH')
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers.etag).toBe(whole.headers.etag)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  })

  it('shows a script in a name as text: in tags, attributes and data', async () => {
    const name = `</title></script><script>alert("1")</script>'&`
    play({ '/airport/get': [{ ...airport, name }] })
    const { body } = await get('/airport/layover/ZRH')
    expect(body.match(/<script(?! type="application\/ld\+json")/g)).toBeNull()
    expect(body).not.toContain('alert("1")')
    expect(linkedData(body)[0]).toMatchObject({ name })
  })

  it('keeps an airport where nothing is sold from search engines', async () => {
    play({ '/airport/get': [{ ...airport, supportLounge: false, supportCip: false }] })
    const answer = await get('/airport/layover/ZRH')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toContain('<meta name="robots" content="noindex" data-first=""/>')
  })
})

describe('an address that leads to another one', () => {
  it.each([
    ['/products', '/products/index'],
    ['/products/?from=app', '/products/index?from=app'],
    ['/help-topics', '/help-topics/index'],
    ['/delete-account?from=app&x=%3Cb%3E', '/delete-account/index?from=app&x=%3Cb%3E'],
    ['/membership-purchase', '/membership-purchase/index'],
    ['/airport/layover/zrh', '/airport/layover/ZRH'],
    ['/airport/lay%20over/Zrh/?from=app', '/airport/lay%20over/ZRH?from=app'],
    [
      '/fast-track/layover/lhr/LHR-ft-T5/fail?type=order',
      '/fast-track/layover/LHR/LHR-ft-T5/fail?type=order',
    ],
  ])('%s leads to %s for good, without a request to the upstream', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await get(url, {}, method)
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([301, location, ''])
    }
    expect(upstream.seen).toEqual([])
  })

  it.each([
    '/airport/layover/ZRH',
    '/lounge/detail/layover/lhr-harrier',
    '/products/index',
    '/airport-list/all',
  ])('%s stays where it is', async (url) => {
    expect((await get(url)).headers).not.toHaveProperty('location')
  })

  it('is one page however its letters are written, fetched once', async () => {
    for (const url of ['/airport/layover/ZRH', '/airport/layover/%5aRH', '/airport/lay%6Fver/Z%52H']) {
      expect((await get(url)).statusCode).toBe(200)
    }
    expect(upstream.seen).toHaveLength(1)
  })
})

describe('what can be bought is a product', () => {
  it('for a lounge that a walk-up pass opens, at that pass’s price', async () => {
    const { body } = await get('/lounge/detail/layover/LHR-HARRIER?securityType=Airside')
    expect(linkedData(body)).toMatchObject([
      { '@type': 'Product', offers: { price: price.price, priceCurrency: price.currency } },
      { '@type': 'BreadcrumbList' },
    ])
  })

  it('for a lane, at its own price', async () => {
    const { body } = await get('/fast-track/layover/LHR/LHR-FT-T5')
    expect(linkedData(body)[0]).toMatchObject({ offers: { price: lane.price, priceCurrency: lane.currency } })
  })
})

describe('an address without a page is 404, and not for search engines', () => {
  it.each([
    '/airport/layover/zr',
    '/airport/layover/<script>',
    '/airport/lay over/ZRH',
    '/airport-list/nearest',
    '/airport-list/toString',
    '/content/cookies',
    '/products/item/spa',
    '/products/other',
    '/help-topics/categories',
    '/lounge/buypass/maybe',
    '/lounge/layover/X/prebook/maybe',
    '/fast-track/layover/LHR/X/maybe',
    '/delete-account/done',
    '/membership-purchase/result/maybe',
    '/nowhere',
  ])('%s, without a request to the upstream', async (url) => {
    const answer = await get(encodeURI(url))
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toContain('<title data-first="">Page not found | Layover</title>')
    expect(upstream.seen).toEqual([])
  })

  it.each([
    ['/airport/layover/QQQ', { '/airport/get': [] }],
    ['/lounge/detail/layover/NOBODY', {}],
    ['/lounge/layover/NOBODY/prebook', {}],
    ['/fast-track/layover/LHR/NOBODY', { '/airport/get': [airport] }],
    ['/help-topics/category/unheard-of', { '/content/getGroupFaqList': [] }],
  ])('%s, where the upstream does not know it', async (url, answers) => {
    play({ '/airport/get': json({ state: '11', data: [] }), ...answers })
    if (url.startsWith('/help')) play({ '/content/getGroupFaqList': json({ state: '11', data: [] }) })
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('pages for one visitor alone are not for search engines', () => {
  it.each([
    '/lounge/buypass?step=1',
    '/lounge/buypass/success?ref=A',
    '/lounge/layover/LHR-HARRIER/prebook',
    '/fast-track/layover/LHR/LHR-FT-T5/fail',
    '/membership-purchase/checkout',
    '/membership-purchase/result/success',
    '/delete-account/form',
    '/airport-list/search?wd=zur',
    '/help-topics/category/search',
  ])('%s', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toContain('<meta name="robots" content="noindex"')
    expect(answer.body).not.toContain('og:')
  })
})

describe('an upstream in trouble takes no page away', () => {
  const wrong: [string, Script][] = [
    ['is down', (_response, socket) => socket.resetAndDestroy()],
    ['breaks its promise', json({ state: '11', data: [{ code: 'ZRH' }] })],
    ['refuses for a reason of its own', json({ state: '99', errorCode: 'SOMETHING' })],
  ]
  const expectPlain = ({ statusCode, body }: { statusCode: number; body: string }) => {
    expect(statusCode).toBe(200)
    expect(body).toContain('<title data-first="">Layover: lounge passes and fast-track lanes</title>')
    expect(body).not.toContain('canonical')
  }

  /** A page whose call is never answered comes when this time is over, and no sooner. */
  async function pageAfter(ms: number, url: string, silent: string, answers: Record<string, unknown> = {}) {
    const requested = new Promise((resolve) => play({ ...answers, [silent]: resolve }))
    let isThere = false
    const page = get(url).finally(() => {
      isThere = true
    })
    await requested
    vi.advanceTimersByTime(ms - 1)
    await new Promise(setImmediate)
    expect(isThere).toBe(false)
    vi.advanceTimersByTime(1)
    return await page
  }

  it.each(wrong)('one that %s: the plain page under 200', async (_name, script) => {
    play({ '/airport/get': script })
    expectPlain(await get('/airport/layover/ZRH'))
  })

  it('one that never answers: the plain page under 200, after 600 ms', async () => {
    expectPlain(await pageAfter(600, '/airport/layover/ZRH', '/airport/get'))
  })

  it('leaves a lounge its page where only the price is missing, after 250 ms', async () => {
    const answered = { '/lounge/detail': lounge }
    const { body } = await pageAfter(
      250,
      '/lounge/detail/layover/LHR-HARRIER',
      '/lounge/getCommonPrice',
      answered,
    )
    expect(linkedData(body).map((data) => data['@type'])).toEqual(['BreadcrumbList'])
  })
})
