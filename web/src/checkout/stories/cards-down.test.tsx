import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { DEFAULT_SESSION } from '../../session/session-state.ts'
import { saveSession } from '../../session/session-storage.ts'
import { CHECK_ENDS_AFTER_MS } from '../payment/use-payment-status.ts'
import { created, paid, paths, price, shopAnswering } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const { orderNo } = created
const down = () => refusal('PROVIDER_UNAVAILABLE')
const local = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

async function pressed(answers: Parameters<typeof shopAnswering>[0]) {
  const seen = shopAnswering(answers)
  const tab = showPurchase('/lounge/buypass?step=1')
  await toPayment(tab)
  await fillCard(tab)
  await tab.user.click(next())
  await screen.findByText('Card payments are not working at the moment. Nothing has been charged.')
  return { tab, sent: (path: string) => seen.filter((request) => request.path === path) }
}

describe('card payments that do not work', () => {
  it('are shown on Payment with the end of the booking, and the next press pays the same order', async () => {
    const expiresAt = '2099-03-07T10:55:00Z'
    const answers = [down(), down(), success(paid)]
    const { tab, sent } = await pressed({
      [paths.confirm]: () => answers.shift() ?? success(paid),
      [paths.status]: () => success({ orderNo, status: 'CREATED', expiresAt }),
    })
    expect(tab.where()).toBe('/lounge/buypass?step=4')
    expect(screen.getByText(new RegExp(`keeping your booking until ${local(expiresAt)}`))).toBeDefined()
    const notice = () => screen.getByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(notice()))
    const first = notice()
    await fillCard(tab)
    await tab.user.click(next())
    await waitFor(() => expect(document.activeElement).toBe(notice()))
    expect(notice()).not.toBe(first)
    await fillCard(tab)
    await tab.user.click(next())
    await heading('Your pass is ready')
    expect(sent(paths.createOrder)).toHaveLength(1)
    const keys = sent(paths.confirm).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(3)
  })

  it('name no time where the upstream does not answer until when the booking is kept', async () => {
    await pressed({
      [paths.confirm]: down,
      [paths.status]: () => success({ orderNo, status: 'CREATED' }),
    })
    expect(screen.getByText(/try again in a few minutes/)).toBeDefined()
    expect(screen.queryByText(/keeping your booking/)).toBeNull()
  })
})

/** A tab that comes back to a payment whose check began this long ago. */
function backAfter(ms: number, status: object) {
  const seen = shopAnswering({ [paths.status]: () => success({ orderNo, ...status }) })
  const keys = { orderKey: 'a', attemptKey: 'b', fingerprint: '{"lead":"Amelia"}' }
  const intent = { ...keys, attempt: 1, price, orderNo, payingSince: Date.now() - ms }
  saveSession({ ...DEFAULT_SESSION, loungeBuypassInputInfo: { intent } }, Date.now())
  const tab = showPurchase('/lounge/buypass?step=1')
  return { tab, polls: () => seen.filter(({ path }) => path === paths.status).length }
}

describe('a payment that is being checked', () => {
  it.each([
    ['usually takes less than a minute', 0, /usually takes less than a minute/],
    ['says so once it takes longer', 70_000, /taking longer than usual/],
  ])('%s, and the heading has focus', async (_what, ms, words) => {
    backAfter(ms, { status: 'PAYING' })
    await heading('We are checking your payment')
    expect(await screen.findByText(words)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(document.querySelector('.waiting-window')).not.toBeNull()
  })
})

describe('a payment that is checked for too long', () => {
  it('is promised by mail where the upstream mails outcomes, and is polled no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { polls } = backAfter(CHECK_ENDS_AFTER_MS + 1_000, { status: 'PAYING', mailsOutcome: true })
    await heading('Your payment is not confirmed yet')
    expect(screen.getByText(/Do not pay again.*We will email you as soon as we know/)).toBeDefined()
    const before = polls()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(polls()).toBe(before)
    vi.useRealTimers()
  })

  it('names the mailbox where nothing promises a mail', async () => {
    backAfter(CHECK_ENDS_AFTER_MS + 1_000, { status: 'PAYING' })
    await heading('Your payment is not confirmed yet')
    expect(document.querySelector('.waiting-window')).toBeNull()
    expect(await screen.findByText(/We cannot check it from here/)).toBeDefined()
    expect(screen.queryByText(/We will email you/)).toBeNull()
  })

  it('ends with its order, never as an order of which nothing was charged, and lets the visitor book again', async () => {
    const { tab } = backAfter(26 * 3_600_000, { status: 'EXPIRED', mailsOutcome: true })
    await heading('Your booking was not confirmed')
    expect(screen.queryByText(/[Nn]othing was charged/)).toBeNull()
    await tab.user.click(screen.getByRole('button', { name: 'Book again' }))
    await heading('Your cart')
  })
})
