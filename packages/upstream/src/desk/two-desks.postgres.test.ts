import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ScriptedLedger } from '../payments/scripted-ledger.test-kit.ts'
import { startUpstreams, type Upstream } from '../upstream.test-kit.ts'
import { desk, mailsOf, paidOrder, tidy, unsettledOrder, why } from './desk.test-kit.ts'

/** Two desks, each with connections of its own, before one card provider. */
let first: Upstream
let second: Upstream
const ledger = new ScriptedLedger()

beforeAll(async () => {
  const [one, two] = await startUpstreams(2)
  if (one === undefined || two === undefined) throw new Error('two servers were wanted')
  first = one
  second = two
})
beforeEach(async () => {
  await tidy(first)
  second.clock.now = first.clock.now
  ledger.forget()
})

const both = async (...words: string[]) =>
  await Promise.all([first, second].map(async (each) => await desk(each, words, ledger)))

it('two desks that refund one payment at once give it back once, write it once and mail it once', async () => {
  const { orderNo, reference } = await paidOrder(first)
  ledger.holdUntil(2)
  const ends = await both('refund', reference, ...why, '--yes')
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
  expect(ledger.calls).toHaveLength(2)
  expect(ledger.made).toHaveLength(1)
  expect(await first.store.read.orderActs.listOf(orderNo)).toHaveLength(1)
  expect((await mailsOf(first, reference)).filter((name) => name === 'refunded-1')).toHaveLength(1)
})

it('two desks that settle one payment at once pay its order once', async () => {
  const { orderNo, reference } = await unsettledOrder(first)
  const [attempt] = await first.store.read.paymentAttempts.listOf(orderNo)
  const capture = { outcome: 'CAPTURED', paymentId: 'pay_1', amountMinor: 3400, currency: 'GBP' } as const
  first.provider.ledger.set(attempt?.merchant_reference ?? '', capture)
  const ends = await both('settle', reference, ...why, '--yes')
  expect(ends.map(({ code }) => [0, 4].includes(code))).toEqual([true, true])
  expect((await first.store.read.orders.find(orderNo))?.status).toBe('PAID')
  expect(await first.store.read.orderActs.listOf(orderNo)).toHaveLength(1)
  expect((await first.store.read.orders.findIssued(orderNo))?.passes).toHaveLength(1)
})
