import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { airport, lane, linkedData, listedLounge, lounge, price, servePages } from '../../test/shop-pages.ts'

const { upstream, play, get, restart } = await servePages()

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
    expect(body).toContain('<h1>Zürich Airport <b title="ZRH">Zürich, Switzerland</b>')
    expect((await get('/')).body).toContain('<h1>home</h1>')
    expect((await get('/__first-airport.html')).statusCode).toBe(404)
  })

  it('has the lounges of an airport, as markup that the build repeats for each, and never a name as markup', async () => {
    const other = {
      ...listedLounge,
      loungeCode: 'ZRH-B',
      loungeName: '[[/lounges]]<script>',
      walkIn: false,
      facilities: [],
    }
    play({
      '/airport/get': [airport],
      '/lounge/lounges': [{ ...listedLounge, walkIn: true, facilities: ['Bar', 'Wi-Fi'] }, other],
      '/lounge/getCommonPrice': price,
    })
    const { body } = await get('/airport/layover/ZRH')
    const list = /<i>(.*)<\/i>/.exec(body)?.[1]?.split('. ')
    expect(list).toEqual([
      expect.stringMatching(/^<a href="\/lounge\/detail\/[^"]+">[^<]+<\/a> walk-in £[\d.]+ with Bar Wi-Fi$/),
      expect.stringContaining('>[[/lounges]]&lt;script&gt;</a>'),
      '',
    ])
  })

  it.each(['?terminal=Terminal+1', '?open=1&from=app'])(
    'leaves them to the shop where %s narrows them',
    async (query) => {
      expect((await get('/airport/layover/ZRH')).body).toContain('<i>')
      const { body } = await get(`/airport/layover/ZRH${query}`)
      expect(body).toContain('<h1>Zürich Airport')
      expect(body).not.toContain('<i>')
    },
  )

  it.each([
    ['has none', { '/lounge/lounges': [] }],
    ['fails', {}],
  ])('has the sign alone where the list of lounges %s', async (_, lounges) => {
    play({ '/airport/get': [airport], ...lounges })
    const { body } = await get('/airport/layover/ZRH')
    expect(body).toContain('<h1>Zürich Airport')
    expect(body).not.toContain('<i>')
  })

  it('is the page that starts a purchase with its own modules, where the build has one', async () => {
    for (const path of ['/lounge/buypass', '/lounge/buypass?step=1'])
      expect((await get(path)).body).toContain('<h1>cart</h1>')
    for (const path of ['/lounge/buypass?step=2', '/lounge/buypass?step=1&step=3', '/lounge/buypass/success'])
      expect((await get(path)).body).toContain('<h1>pass</h1>')
    expect((await get('/membership-purchase/index')).body).toContain('<h1>fallback</h1>')
  })

  it('has a lounge’s own picture, or the drawing of its code, and never a picture’s address as markup', async () => {
    const first = async (looks: object) => {
      play({ '/lounge/detail': { ...lounge, ...looks } })
      await restart()
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
      ['/lounge/lounges', { airportCode: 'ZRH', agentId: 'layover' }],
      ['/cip/queryCipByAirportCode', { airportCode: 'ZRH', agentId: 'layover' }],
      ['/lounge/getCommonPrice', { agentId: expect.any(String) }],
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
    expect(upstream.seen.filter(({ url }) => url === '/airport/get')).toHaveLength(1)
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
