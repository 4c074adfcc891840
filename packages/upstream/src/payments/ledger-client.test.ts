import { Refusal } from '@layover/server-kit/environment/variable'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CardLedger, LedgerRefund } from './card-ledger.ts'
import { CardSandbox } from './card-sandbox.test-kit.ts'
import { type Listening, listenOnce } from './ledger-client.test-kit.ts'
import { parseProviderStates } from './provider-states.ts'

let sandbox: CardSandbox
let ledger: CardLedger
beforeAll(async () => {
  sandbox = await CardSandbox.start()
  ledger = sandbox.ledgerClient()
})
afterAll(async () => await sandbox.close())

let count = 0
async function captured() {
  count += 1
  const { token } = await sandbox.tokenOf('4242424242424242')
  const merchantReference = `order-${count}.attempt-1`
  const paid = await sandbox
    .client()
    .charge({ card: { token }, amountMinor: 3400, currency: 'GBP', merchantReference })
  const paymentId = 'paymentId' in paid ? String(paid.paymentId) : ''
  return {
    paymentId,
    amountMinor: 3400,
    currency: 'GBP',
    merchantReference: `${merchantReference}.refund`,
  }
}
const booked = async (paymentId: string): Promise<readonly LedgerRefund[]> => {
  const list = await ledger.refundsOf(paymentId)
  return list.outcome === 'LISTED' ? list.items : []
}
const today = () => ({ from: new Date(Date.now() - 3_600_000), before: new Date(Date.now() + 3_600_000) })

describe('the client of the provider’s books', () => {
  it('refunds once for each name, and finds the refund with its payment and in its period', async () => {
    const order = await captured()
    const first = await ledger.refund(order)
    expect(first).toMatchObject({
      outcome: 'REFUNDED',
      refund: { ...order, refundId: expect.stringMatching(/^ref_/) },
    })
    expect(await ledger.refund(order)).toEqual(first)
    expect(await booked(order.paymentId)).toHaveLength(1)
    const refunds = await ledger.refunds(today())
    expect(refunds.outcome === 'LISTED' && refunds.items.at(-1)).toMatchObject(order)
    const payments = await ledger.payments(today())
    expect(payments.outcome === 'LISTED' && payments.items.at(-1)).toMatchObject({
      isCaptured: true,
      paymentId: order.paymentId,
      amountMinor: 3400,
    })
  })

  it('is refused by the provider’s own reason', async () => {
    const order = await captured()
    const refused = await ledger.refund({ ...order, amountMinor: 3401 })
    expect(refused).toEqual({ outcome: 'REFUSED', reasonCode: 'REFUND_TOO_HIGH' })
    expect(await booked(order.paymentId)).toEqual([])
  })

  it.each([
    ['unauthorized', 'UNAVAILABLE', 0],
    ['forbidden', 'UNAVAILABLE', 0],
    ['not-found', 'UNAVAILABLE', 0],
    ['too-many-requests', 'UNAVAILABLE', 0],
    ['request-refused', 'REFUSED', 0],
    ['key-in-use', 'UNKNOWN', 0],
    ['server-error', 'UNKNOWN', 0],
    ['connection-broken', 'UNKNOWN', 0],
    ['answer-lost', 'UNKNOWN', 1],
    ['answer-unreadable', 'UNKNOWN', 1],
    ['answer-server-error', 'UNKNOWN', 1],
  ])('tells %s apart as %s, and a repeat refunds once in all', async (fault, outcome, made) => {
    const order = await captured()
    await sandbox.plan(fault)
    expect(await ledger.refund(order)).toMatchObject({ outcome })
    expect(await booked(order.paymentId)).toHaveLength(made)
    expect(await ledger.refund(order)).toMatchObject({ outcome: 'REFUNDED' })
    expect(await booked(order.paymentId)).toHaveLength(1)
  })

  it('knows nothing of a payment that the provider does not know, or where nobody listens', async () => {
    expect(await ledger.refundsOf('pay_none')).toMatchObject({ outcome: 'UNAVAILABLE', reply: 'not_found' })
    const { url, close }: Listening = await listenOnce({})
    await close()
    expect(await sandbox.ledgerClient(url).payments(today())).toMatchObject({ outcome: 'UNAVAILABLE' })
  })

  it.each([
    ['another refund', { amountOfMoney: { amount: 1, currencyCode: 'GBP' } }],
    ['a refund of another payment', { paymentId: 'pay_2' }],
    ['no refund', { status: 'PENDING' }],
  ])('treats %s in the answer as unknown', async (_what, change) => {
    const refund = {
      id: 'ref_1',
      status: 'REFUNDED',
      paymentId: 'pay_1',
      merchantReference: 'a.refund',
      amountOfMoney: { amount: 3400, currencyCode: 'GBP' },
      createdAt: '2026-11-21T12:00:00Z',
    }
    const { url, close } = await listenOnce({ ...refund, ...change })
    const order = { paymentId: 'pay_1', amountMinor: 3400, currency: 'GBP', merchantReference: 'a.refund' }
    expect(await sandbox.ledgerClient(url).refund(order)).toMatchObject({ outcome: 'UNKNOWN' })
    await close()
  })

  it.each([
    ['a code', 'REFUND_TOO_HIGH', 'REFUND_TOO_HIGH'],
    ['a text', 'The card of amelia@example.com\u001b[2J', 'REFUSED'],
    ['a code without end', 'A'.repeat(65), 'REFUSED'],
  ])('takes %s for the reason of a refusal only where it is a short code', async (_what, id, reasonCode) => {
    const { url, close } = await listenOnce({ errors: [{ id }] }, 400)
    const order = { paymentId: 'pay_1', amountMinor: 3400, currency: 'GBP', merchantReference: 'a.refund' }
    expect(await sandbox.ledgerClient(url).refund(order)).toEqual({ outcome: 'REFUSED', reasonCode })
    await close()
  })

  it('reads a refund where the provider has the same word for a payment', async () => {
    const names = { id: 'ref_1', status: 'REFUNDED', paymentId: 'pay_1', merchantReference: 'a.refund' }
    const amountOfMoney = { amount: 3400, currencyCode: 'GBP' }
    const refund = { ...names, amountOfMoney, createdAt: '2026-11-21T12:00:00Z' }
    const states = parseProviderStates('CAPTURED=PAID,REJECTED=FAILED,REJECTED=REFUNDED')
    if (states instanceof Refusal) throw new Error('states were wanted')
    const { url, close } = await listenOnce({ ...refund, refunds: [refund] })
    const order = { paymentId: 'pay_1', amountMinor: 3400, currency: 'GBP', merchantReference: 'a.refund' }
    const client = sandbox.ledgerClient(url, { states })
    expect(await client.refund(order)).toMatchObject({ outcome: 'REFUNDED' })
    expect(await client.refundsOf('pay_1')).toMatchObject({ outcome: 'LISTED', items: [order] })
    expect(await client.refunds(today())).toMatchObject({ outcome: 'LISTED', items: [order] })
    await close()
  })

  it('reads every page of the refunds of a payment', async () => {
    const refundAt = (id: string) => ({
      id,
      status: 'REFUNDED',
      paymentId: 'pay_1',
      merchantReference: `${id}.refund`,
      amountOfMoney: { amount: 1700, currencyCode: 'GBP' },
      createdAt: '2026-11-21T12:00:00Z',
    })
    const { url, close } = await listenOnce((asked) =>
      asked.endsWith('/pay_1/refunds?after=a%26b')
        ? { refunds: [refundAt('ref_2')] }
        : { refunds: [refundAt('ref_1')], next: 'a&b' },
    )
    const list = await sandbox.ledgerClient(url).refundsOf('pay_1')
    expect(list.outcome === 'LISTED' && list.items.map(({ refundId }) => refundId)).toEqual([
      'ref_1',
      'ref_2',
    ])
    await close()
  })

  it('ends where a provider repeats a page', async () => {
    const { url, close } = await listenOnce({ refunds: [], next: 'ref_1' })
    const list = await sandbox.ledgerClient(url).refunds(today())
    expect(list).toMatchObject({ outcome: 'UNKNOWN', why: 'a page that came before' })
    await close()
  })
})
