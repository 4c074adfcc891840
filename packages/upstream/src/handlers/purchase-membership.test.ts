import { beforeAll, describe, expect, it } from 'vitest'
import { plans } from '../catalogue/sample/plans.ts'
import { presentPlan } from '../network/present.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})

const offer = async (query: string) => {
  const answer = await upstream.app.inject(`/purchasemembership/getPlanByAgentId?agentId=layover&${query}`)
  return answer.json()
}

describe('the plans', () => {
  it('come cheapest first, each with the price in its own currency', async () => {
    const answer = await upstream.app.inject('/purchasemembership/getPlans?agentId=layover')
    const { state, data } = answer.json()
    expect(state).toBe('11')
    expect(data.map(({ planId, price }: { planId: string; price: string }) => [planId, price])).toEqual([
      ['LAYOVER-WEEKENDER', '64.00'],
      ['LAYOVER-EXPLORER', '174.00'],
      ['LAYOVER-FREQUENT', '364.00'],
    ])
  })

  it('state the price of one visit and never promise less than is paid', () => {
    const [plan] = plans()
    if (!plan) throw new Error('There is no plan.')
    expect(presentPlan({ ...plan, priceMinor: 10_000, visitsIncluded: 3 }).visitPrice).toBe('33.34')
    expect(presentPlan({ ...plan, visitsIncluded: 0 })).not.toHaveProperty('visitPrice')
  })
})

describe('the offer of a plan', () => {
  it.each([
    ['', '174.00'],
    ['&additionalVisits=0', '174.00'],
    ['&additionalVisits=1', '201.00'],
    ['&additionalVisits=10', '444.00'],
  ])('with "%s" costs %s in all', async (visits, total) => {
    const { state, data } = await offer(`planId=LAYOVER-EXPLORER${visits}`)
    expect([state, data.totalAmount, data.visitsIncluded]).toEqual(['11', total, 6])
  })

  it('has the same lines as the order', async () => {
    const { data } = await offer('planId=LAYOVER-EXPLORER&additionalVisits=2')
    expect(data.lines).toEqual([
      { name: 'Explorer membership', quantity: 1, amount: '174.00' },
      { name: 'Additional visit', quantity: 2, amount: '54.00' },
    ])
    expect((await offer('planId=LAYOVER-EXPLORER')).data.lines).toHaveLength(1)
  })

  it('is refused above the most visits of a plan', async () => {
    expect(await offer('planId=LAYOVER-EXPLORER&additionalVisits=11')).toMatchObject({
      errorCode: 'NOT_AVAILABLE',
    })
  })

  it('is refused for an unknown plan', async () => {
    expect(await offer('planId=LAYOVER-NOBODY')).toMatchObject({ errorCode: 'NOT_FOUND' })
  })
})
