import { beforeAll, describe, expect, it } from 'vitest'
import { sampleLounges } from '../catalogue/sample-lounges.ts'
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

const types = ['terms-of-service', 'term-of-use', 'privacy-policy', 'survey-terms']

describe('the legal texts', () => {
  it('are all there without a type, those of the footer first', async () => {
    expect((await texts({})).map(({ type }) => type)).toEqual(types)
  })

  it.each(types)('hold %s alone when it is asked for', async (type) => {
    expect((await texts({ type })).map((text) => text.type)).toEqual([type])
  })

  it('are none for a type that nobody knows', async () => {
    expect(await texts({ type: 'terms-of-trade' })).toEqual([])
  })

  it('are the English ones in every language', async () => {
    const english = await texts({ type: 'privacy-policy', lang: 'en-US' })
    expect(await texts({ type: 'privacy-policy', lang: 'nl-NL' })).toEqual(english)
  })

  it('hold no HTML, no title of their own, and no mark that the shop does not draw', async () => {
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

  it('say before anyone pays that this is a sample', async () => {
    expect(sampleLounges().every(({ isSample }) => isSample)).toBe(true)
    for (const { type, body } of await texts({})) {
      if (type !== 'survey-terms') expect(body).toContain('This shop is a sample.')
    }
  })

  it('say as long as the server really waits for a payment', async () => {
    const [terms] = await texts({ type: 'terms-of-service' })
    const { data: order } = await upstream.call('/lounge/createOrder', passOrder())
    const waitsMinutes = (Date.parse(String(order?.expiresAt)) - upstream.clock.now.getTime()) / 60_000
    expect(terms?.body).toContain(`waits ${waitsMinutes} minutes for its payment`)
  })
})
