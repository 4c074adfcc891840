import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useShop } from './shop.test-kit.ts'

/** The codes of the README, which everybody can read. */
const PUBLISHED = ['LAYOVER20', 'WELCOME10', 'TENOFF', 'FIVEEACH', 'TWOFREE', 'ALLFREE', 'ONCE15', 'ONEEACH']

const shop = useShop({ upstream: { SAMPLE_CODES: 'off', SAMPLE_ACCOUNTS: 'off' } })
const ATTACKER = '203.0.113.66'

const lead = { firstName: 'Mallory', lastName: 'Free', email: 'mallory@example.com' }
const others = Array.from({ length: 98 }, (_, index) => ({ firstName: 'Guest', lastName: `Number ${index}` }))

describe('a shop with an operator’s settings', () => {
  it.each(PUBLISHED)('takes nothing off for %s', async (code) => {
    const visitor = await shop.visitorFrom(ATTACKER)
    const check = await visitor.post('/discount/checkAvailable', { code, serviceType: 'LOUNGE' })
    const quote = { passengerNumber: 2, discountCode: code }
    const price = await visitor.post('/lounge/calculateLoungePrice', quote)
    for (const answer of [check, price])
      expect(answer).toMatchObject({ status: 200, body: { state: 'failure', errorCode: '20002' } })
  })

  it('sells no 99 passes for nothing', async () => {
    const visitor = await shop.visitorFrom(ATTACKER)
    const body = { lead, passengers: others, discountCode: 'ALLFREE', expectedTotal: '0.00', currency: 'GBP' }
    const answer = await visitor.post('/lounge/createOrder', body, randomUUID())
    expect(answer).toMatchObject({ status: 200, body: { state: 'failure', errorCode: '20002' } })
  })
})
