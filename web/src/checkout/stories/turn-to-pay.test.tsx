import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { created, paid, paths, shopAnswering } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }),
)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const { orderNo } = created
const expiresAt = '2099-03-07T10:55:00Z'
const keptUntil = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(
  new Date(expiresAt),
)
const waiting = (turnInSeconds: number) => success({ orderNo, status: 'CREATED', expiresAt, turnInSeconds })
const pass = async (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000))

/** Presses Pay in a network with too many declined cards; the order's turn comes after these refusals. */
async function pressed(refusals: number, status: () => Response) {
  let left = refusals
  const seen = shopAnswering({
    [paths.confirm]: () => {
      left -= 1
      return left < 0 ? success(paid) : refusal('TOO_MANY_ATTEMPTS')
    },
    [paths.status]: status,
  })
  const tab = showPurchase('/lounge/buypass?step=1')
  await toPayment(tab)
  await fillCard(tab)
  await tab.user.click(next())
  await screen.findByText(new RegExp(`We are keeping your booking until ${keptUntil}`))
  expect(screen.getByRole('alert').textContent).toMatch(
    /Nothing has been charged.*You do not need a new order/,
  )
  return { tab, sent: (path: string) => seen.filter((request) => request.path === path) }
}

describe('a payment that waits its turn', () => {
  it('says how long, and is sent again by itself: the same order and card under another key', async () => {
    const { tab, sent } = await pressed(2, () => waiting(125))
    expect(tab.where()).toBe('/lounge/buypass?step=4')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
    expect(screen.getByRole('timer').textContent).toMatch(/^Your turn comes in about 0[12]:\d\d, or sooner$/)
    expect(next()).toHaveProperty('disabled', true)
    const notice = screen.getByRole('alert')
    await pass(10)
    // A later ask does not announce the wait again.
    expect(screen.queryByRole('alert') ?? notice).toBe(notice)
    await pass(10)
    await heading('Your pass is ready')
    const keys = sent(paths.confirm).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(3)
    expect(new Set(sent(paths.confirm).map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(sent(paths.createOrder)).toHaveLength(1)
    expect(sent(paths.vault)).toHaveLength(1)
  })

  it('goes on where its status could not be read for once', async () => {
    const answers = [waiting(25), problem(503), waiting(5)]
    const { sent } = await pressed(3, () => answers.shift() ?? waiting(0))
    for (const seconds of [10, 10, 5]) await pass(seconds)
    await heading('Your pass is ready')
    expect(sent(paths.status)).toHaveLength(3)
  })

  it('is not sent any more once the visitor went elsewhere', async () => {
    const { tab, sent } = await pressed(99, () => waiting(125))
    await tab.go('/lounge/buypass?step=3')
    await heading('Check your booking')
    const before = sent(paths.confirm).length
    await pass(60)
    expect(sent(paths.confirm)).toHaveLength(before)
  })

  it('where the order has no turn, waits for the next press of the same order', async () => {
    const { tab, sent } = await pressed(1, () => success({ orderNo, status: 'CREATED', expiresAt }))
    expect(screen.getByRole('alert').textContent).toMatch(/Switch to mobile data or another network/)
    await pass(60)
    expect(sent(paths.confirm)).toHaveLength(1)
    await fillCard(tab)
    await tab.user.click(next())
    await heading('Your pass is ready')
    expect(sent(paths.createOrder)).toHaveLength(1)
  })
})
