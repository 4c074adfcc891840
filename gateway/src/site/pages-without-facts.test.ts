import { describe, expect, it, vi } from 'vitest'
import { json, type Script } from '../../test/fake-upstream.ts'
import { airport, linkedData, lounge, servePages } from '../../test/shop-pages.ts'

const { upstream, play, get } = await servePages()

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

  it('a pre-booking of a lounge that takes none', async () => {
    play({ '/lounge/detail': json({ state: '11', data: { ...lounge, prebookAllow: false } }) })
    expect((await get('/lounge/layover/LHR-HARRIER/prebook')).statusCode).toBe(404)
    play({ '/lounge/detail': json({ state: '11', data: lounge }) })
    expect((await get('/lounge/layover/LHR-OTHER/prebook')).statusCode).toBe(200)
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
