import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, createOrder, lead } from '../orders/orders.test-kit.ts'
import { openRecordedStore } from '../store/recorded-store.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'

const { email } = lead
let upstream: Upstream
let statements: string[]

beforeAll(async () => {
  const recorded = await openRecordedStore()
  statements = recorded.statements
  upstream = await startUpstream({ shared: recorded.shared })
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
})

/** The answer's bytes and headers, and the statements that it took. */
async function traceOf(search: object) {
  statements.length = 0
  const { statusCode, headers, body } = await upstream.post('/order/find', { agentId: 'layover', ...search })
  const { date: _, ...stable } = headers
  return { statusCode, headers: stable, body, statements: [...statements] }
}

describe('a search for bookings', () => {
  it('gets the same bytes for the same work, whatever exists', async () => {
    const { data } = await confirm(upstream, await createOrder(upstream))
    const reference = String(data?.reference)
    const miss = await traceOf({ email: 'nobody@example.com' })
    expect(miss).toMatchObject({ statusCode: 200, body: '{"state":"11","data":{"mailsFound":true}}' })
    expect(miss.statements).toHaveLength(1)
    expect(await traceOf({ email })).toEqual(miss)
    for (let count = 0; count < 12; count += 1) await traceOf({ email })
    expect(await traceOf({ email }), 'however often it came').toEqual(miss)
    const missed = await traceOf({ email: 'nobody@example.com', reference: 'LVZZ-ZZZZ' })
    expect(await traceOf({ email, reference })).toEqual(missed)
    expect(await traceOf({ email: 'nobody@example.com', reference })).toEqual(missed)
    expect(missed.body).toBe(miss.body)
  })

  it.each([
    'amelia@example.com\r\nBcc: everybody@example.com',
    'amelia@example.com\nSubject: Hello',
    'amelia@example.com, everybody@example.com',
    'Amelia <amelia@example.com>',
    'amelia@example.com\u0000',
    '"amelia\r\n"@example.com',
    '',
  ])('of %j is refused before it is queued', async (address) => {
    const { statusCode, statements: done } = await traceOf({ email: address })
    expect([statusCode, done]).toEqual([400, []])
  })

  it.each(["LV7K' or 1=1", '<b>LV7K</b>', 'LV7K-29QD\r\nBcc: x@example.com', '%'])(
    'with the reference %j is refused before it is queued',
    async (reference) => {
      expect(await traceOf({ email, reference })).toMatchObject({ statusCode: 400, statements: [] })
    },
  )
})
