import type { CallFailure, OrderConfirmed, OrderCreated, Result } from '@layover/api-client'
import { describe, expect, it, vi } from 'vitest'
import { type CheckoutDraft, intentFor, isSettling, type OrderIntent } from '../journey/draft.ts'
import type { PaymentOutcome } from '../journey/outcome.ts'
import { pay } from './pay.ts'

const price = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '34.00',
  overNumTotalPrice: '34.00',
  prebookPrice: '0.00',
  discountFee: '0.00',
  couponDiscountFee: '0.00',
}
const body = { lead: 'Amelia', expectedTotal: '34.00' }
const created = { orderNo: 'LV-B', status: 'CREATED' } as OrderCreated
const access = { statusKey: 'key of B', reference: 'R' }
const paid = { orderNo: 'LV-B', status: 'PAID', reference: 'R' } as OrderConfirmed

const ok = <T>(data: T): Result<T> => ({ ok: true, data })
const no = (failure: CallFailure): Result<never> => ({ ok: false, failure })
const refused = (errorCode: string, message?: string) =>
  no({ kind: 'business', errorCode, ...(message !== undefined && { message }) })
const problem = (status: number, type = 'about:blank') =>
  no({ kind: 'problem', status, problem: { type, title: '', status, requestId: 'r-1' } })

/** One press of a visitor with an unpaid order LV-A for other answers. */
function press(answers: {
  createOrder?: Result<OrderCreated>
  confirm?: Result<OrderConfirmed>
  stopped?: PaymentOutcome
}) {
  const before = {
    ...intentFor({}, { ...body, lead: 'Daniel' }, price),
    orderNo: 'LV-A',
    access: { statusKey: 'key of A' },
  }
  let draft: CheckoutDraft = { isCartSeen: true, intent: before }
  const createOrder = vi.fn(async () => answers.createOrder ?? ok(created))
  const confirm = vi.fn(async () => answers.confirm ?? ok(paid))
  const keep = (intent: OrderIntent | undefined) => {
    draft = { isCartSeen: true, ...(intent && { intent }) }
  }
  const again = () =>
    pay({
      calls: { createOrder, confirm },
      check: async () => answers.stopped,
      order: () => ({ draft, body, price }),
      keep,
      card: async () => ({ kind: 'ready', payment: { method: 'token', token: 'tok_1' } }),
    })
  return { again, createOrder, confirm, stored: () => draft }
}

describe('the key that createOrder gave', () => {
  it('goes along with the confirm call, and stays with the intent beside the reference', async () => {
    const { again, confirm, stored } = press({
      createOrder: ok({ ...created, ...access }),
      confirm: refused('PAYMENT_DECLINED'),
    })
    await again()
    const sent = { orderNo: 'LV-B', statusKey: 'key of B', payment: expect.anything() }
    expect(confirm).toHaveBeenCalledWith(sent, expect.any(String))
    expect(stored().intent).toMatchObject({ orderNo: 'LV-B', access })
  })

  it('is never made up for an upstream that gives none', async () => {
    const { again, confirm } = press({})
    await again()
    expect(confirm).toHaveBeenCalledWith(
      { orderNo: 'LV-B', payment: { method: 'token', token: 'tok_1' } },
      expect.any(String),
    )
  })
})

describe('an order in place of one that was not paid', () => {
  it('names it, whatever is sold', async () => {
    const { again, createOrder } = press({})
    expect(await again()).toMatchObject({ kind: 'paid' })
    expect(createOrder).toHaveBeenCalledWith({ ...body, replaces: 'LV-A' }, expect.any(String))
  })

  it('that is being paid waits for that one’s outcome, and charges nothing', async () => {
    const { again, confirm, stored } = press({ createOrder: refused('ORDER_IN_PAYMENT') })
    expect(await again()).toEqual({ kind: 'unknown' })
    expect(isSettling(stored())).toBe(true)
    expect(stored().intent).toMatchObject({ orderNo: 'LV-A', access: { statusKey: 'key of A' } })
    expect(confirm).not.toHaveBeenCalled()
    // If LV-A is declined, the next order replaces it, so its answers are not paid by mistake.
    expect(intentFor(stored(), body, price)).toMatchObject({ replaces: 'LV-A' })
    expect(intentFor(stored(), body, price).orderNo).toBeUndefined()
  })

  it.each([
    ['NOT_AVAILABLE', refused('NOT_AVAILABLE')],
    ['TIME_UNAVAILABLE', refused('TIME_UNAVAILABLE')],
    ['an unknown refusal', refused('SOMETHING')],
    ['429', problem(429)],
    ['422', problem(422)],
  ])('still names it after %s', async (_name, answer) => {
    const { again, createOrder, stored } = press({ createOrder: answer })
    await again()
    expect(stored().intent?.replaces).toBe('LV-A')
    await again()
    expect(createOrder).toHaveBeenLastCalledWith({ ...body, replaces: 'LV-A' }, expect.any(String))
  })

  it.each(['HOLD_EXPIRED', 'ORDER_EXPIRED'])('names it no more after %s', async (code) => {
    const { again, stored } = press({ createOrder: refused(code) })
    await again()
    expect(stored().intent).toBeUndefined()
  })

  it('keeps its key when it was turned away unread, since it may have been made before', async () => {
    const { again, createOrder } = press({ createOrder: problem(429) })
    await again()
    await again()
    const keys = createOrder.mock.calls.map((call) => (call as unknown[])[1])
    expect(new Set(keys).size).toBe(1)
  })
})

describe('an order whose key is still taken, as by a server that was ended in the middle', () => {
  const taken = no({ kind: 'problem', status: 409, problem: undefined, retryAfterSeconds: 1 })

  it('is repeated under the same key, after the time in the reply', async () => {
    vi.useFakeTimers()
    const { again, createOrder } = press({})
    createOrder.mockResolvedValueOnce(taken).mockResolvedValueOnce(taken)
    const outcome = again()
    await vi.advanceTimersByTimeAsync(900)
    expect(createOrder).toHaveBeenCalledTimes(1)
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ kind: 'paid' })
    expect(createOrder).toHaveBeenCalledTimes(3)
    expect(new Set(createOrder.mock.calls.map((call) => (call as unknown[])[1])).size).toBe(1)
    vi.useRealTimers()
  })

  it('is given up once no server can hold it any more, and nothing was charged', async () => {
    vi.useFakeTimers()
    const { again, createOrder, confirm } = press({ createOrder: taken })
    const outcome = again()
    await vi.advanceTimersByTimeAsync(40_000)
    const before = createOrder.mock.calls.length
    await vi.runAllTimersAsync()
    expect(await outcome).toEqual({ kind: 'notReached', isConnection: true })
    expect(createOrder.mock.calls.length).toBeGreaterThan(before)
    expect(createOrder.mock.calls.length).toBeLessThan(12)
    expect(confirm).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})

describe('a confirm', () => {
  it('that was declined brings the reason along, in the answer’s own words', async () => {
    const { again } = press({ confirm: refused('PAYMENT_DECLINED', 'The card has expired.') })
    expect(await again()).toEqual({ kind: 'declined', message: 'The card has expired.' })
  })

  it('that card payments failed for leaves the order to be paid by the same attempt under a new key', async () => {
    const { again, confirm, stored } = press({ confirm: refused('PROVIDER_UNAVAILABLE') })
    expect(await again()).toEqual({ kind: 'cardsDown', orderNo: 'LV-B' })
    expect(isSettling(stored())).toBe(false)
    const { attempt, attemptKey, orderNo } = stored().intent ?? {}
    expect([attempt, orderNo]).toEqual([1, 'LV-B'])
    expect(confirm).not.toHaveBeenCalledWith(expect.anything(), attemptKey)
  })

  it('that this gateway could not forward is no unknown outcome, and may be made again', async () => {
    const { again, stored } = press({ confirm: problem(503, 'urn:layover:problem:unavailable') })
    expect(await again()).toMatchObject({ kind: 'refused', next: 'payAgain' })
    expect(isSettling(stored())).toBe(false)
    expect(stored().intent?.orderNo).toBe('LV-B')
  })

  it.each([
    ['a bare 503', problem(503)],
    ['504', problem(504, 'urn:layover:problem:too-late')],
    ['no answer', no({ kind: 'network' })],
  ])('after %s is an unknown outcome', async (_name, answer) => {
    const { again, stored } = press({ confirm: answer })
    expect(await again()).toEqual({ kind: 'unknown' })
    expect(isSettling(stored())).toBe(true)
  })

  it.each(['PRICE_CHANGED', '20001'])(
    'refused with %s leaves its order to be ended by the next',
    async (code) => {
      const { again, stored } = press({ confirm: refused(code) })
      await again()
      expect(stored().intent).toMatchObject({ replaces: 'LV-B' })
    },
  )

  it('keeps its order where too many cards were declined, and takes the next press', async () => {
    const { again, createOrder, stored } = press({ confirm: refused('TOO_MANY_ATTEMPTS') })
    expect(await again()).toEqual({ kind: 'heldBack', orderNo: 'LV-B' })
    expect(isSettling(stored())).toBe(false)
    await again()
    expect(createOrder).toHaveBeenCalledTimes(1)
    expect(stored().intent).toMatchObject({ orderNo: 'LV-B', attempt: 1 })
  })
})

it('makes no order that the last check refuses', async () => {
  const stopped = { kind: 'orderRefused', errorCode: 'TIME_UNAVAILABLE' } as const
  const { again, createOrder, stored } = press({ stopped })
  const before = stored()
  expect(await again()).toEqual(stopped)
  expect(createOrder).not.toHaveBeenCalled()
  expect(stored()).toEqual(before)
})
