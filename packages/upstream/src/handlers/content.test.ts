import { beforeAll, describe, expect, it } from 'vitest'
import { sampleLounges } from '../catalogue/sample/sample-lounges.ts'
import { passOrder } from '../orders/orders.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})

interface LegalText {
  type: string
  title: string
  updatedAt: string
  body: string
}

async function texts(body: object): Promise<LegalText[]> {
  const answer = await upstream.call('/content/getTcList', body)
  expect(answer.state).toBe('11')
  return answer.data as unknown as LegalText[]
}

interface FaqPage {
  total: number
  items: { id: string; type: string }[]
}

async function questions(body: object): Promise<FaqPage> {
  const answer = await upstream.call('/content/faqPage', { page: 1, size: 100, ...body })
  expect(answer.state).toBe('11')
  return answer.data as unknown as FaqPage
}

describe('the help topics', () => {
  it('have the right number of questions in each group', async () => {
    const { data } = await upstream.call('/content/getGroupFaqList', {})
    const groups = data as unknown as { type: string; count: number }[]
    for (const { type, count } of groups) {
      const { total, items } = await questions({ type })
      expect([total, items.length, ...items.map((each) => each.type)]).toEqual([
        count,
        count,
        ...items.map(() => type),
      ])
    }
    const all = await questions({})
    expect(all.total).toBe(groups.reduce((sum, { count }) => sum + count, 0))
  })

  it('come page by page without one left out or twice, and none after the last', async () => {
    const whole = await questions({})
    const size = 30
    const pages = await Promise.all([1, 2, 3, 4].map(async (page) => await questions({ page, size })))
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    expect(pages.every(({ total }) => total === whole.total)).toBe(true)
    expect(pages[3]?.items).toEqual([])
  })

  it('are searched within a group where one is named', async () => {
    const { items } = await questions({ type: 'fast-track', wd: 'children' })
    expect(items.map(({ id }) => id)).toEqual(['fast-track-children'])
  })

  it.each(['', ' ', '😀'.repeat(50), "' union select null --", '%_%', '.*', '\u0001', '<script>'])(
    'are none for %j, and never an error',
    async (wd) => {
      expect(await questions({ wd })).toEqual({ total: 0, items: [] })
    },
  )

  it('state the real time that the server waits for a payment', async () => {
    const { data: order } = await upstream.call('/lounge/createOrder', passOrder())
    const waitsMinutes = (Date.parse(String(order?.expiresAt)) - upstream.clock.now.getTime()) / 60_000
    const { items } = await questions({ wd: 'how long do you keep my order' })
    expect(items[0]).toMatchObject({
      id: 'how-long-an-order-waits',
      answer: expect.stringMatching(new RegExp(`^${waitsMinutes} minutes`)),
    })
  })
})

const types = ['terms-of-service', 'term-of-use', 'privacy-policy', 'survey-terms']

describe('the legal texts', () => {
  it('are all there without a type, those of the footer first', async () => {
    expect((await texts({})).map(({ type }) => type)).toEqual(types)
  })

  it.each(types)('return only %s when it is requested', async (type) => {
    expect((await texts({ type })).map((text) => text.type)).toEqual([type])
  })

  it('are none for an unknown type', async () => {
    expect(await texts({ type: 'terms-of-trade' })).toEqual([])
  })

  it('are in English for every language', async () => {
    const english = await texts({ type: 'privacy-policy', lang: 'en-US' })
    expect(await texts({ type: 'privacy-policy', lang: 'nl-NL' })).toEqual(english)
  })

  it('contain no HTML, no title of their own, and no markup that the shop does not render', async () => {
    for (const { body } of await texts({})) {
      expect(body).not.toMatch(/<\/?[a-z!]/i)
      expect(body).not.toMatch(/^# /m)
      expect(body).not.toMatch(/^ {4}|^```|^>|^\||!\[|`/m)
    }
  })

  it('lead to pages and mailboxes that exist', async () => {
    const targets = (await texts({})).flatMap(({ body }) => [...body.matchAll(/\]\(([^)]*)\)/g)])
    const known = ['mailto:help@layover.example', ...types.slice(0, 3).map((type) => `/content/${type}`)]
    expect(targets.length).toBeGreaterThan(3)
    for (const [, target] of targets) expect(known).toContain(target)
  })

  it('state before a payment that this is a sample', async () => {
    expect(sampleLounges().every(({ isSample }) => isSample)).toBe(true)
    for (const { type, body } of await texts({})) {
      if (type !== 'survey-terms') expect(body).toContain('This shop is a sample.')
    }
  })

  it('state the real time that the server waits for a payment', async () => {
    const [terms] = await texts({ type: 'terms-of-service' })
    const { data: order } = await upstream.call('/lounge/createOrder', passOrder())
    const waitsMinutes = (Date.parse(String(order?.expiresAt)) - upstream.clock.now.getTime()) / 60_000
    expect(terms?.body).toContain(`keep an unpaid order for ${waitsMinutes} minutes`)
  })
})
