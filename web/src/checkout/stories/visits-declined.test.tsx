import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { created } from './purchase-answers.test-kit.ts'
import { fill, heading, next } from './show-purchase.test-kit.tsx'
import { openVisit, pay, toReview } from './show-visit.test-kit.tsx'
import { inMinutes, LANE, LOUNGE, visitPaths } from './visit-answers.test-kit.ts'

afterEach(() => vi.unstubAllGlobals())

type Kind = {
  root: string
  dates: string
  more: object
  check: string
  order: string
  confirm: string
}

const lane: Kind = {
  root: LANE,
  dates: '/api/cip/getSubscribeTimes',
  more: { hour: 3, sameDay: true },
  check: visitPaths.laneCheck,
  order: visitPaths.laneOrder,
  confirm: visitPaths.laneConfirm,
}
const prebooking: Kind = {
  root: LOUNGE,
  dates: '/api/loungePrebooking/getSubscribeTimes',
  more: { hoursAhead: 48, maxBookingNum: 6 },
  check: visitPaths.hold,
  order: visitPaths.loungeOrder,
  confirm: visitPaths.loungeConfirm,
}

const slot = (visitTime: string) => ({ visitTime, startsAt: '2097-03-09T14:30:00Z' })
const taken = { available: true, holdId: 'hold-12345678', expiresAt: inMinutes(15) }

/** An order with the last places of 14:30 whose card is declined: the server no longer offers that time. */
async function openDeclined(kind: Kind) {
  let hasOrder = false
  const days = () => [{ date: '2097-03-09', times: (hasOrder ? ['15:00'] : ['14:30', '15:00']).map(slot) }]
  const opened = await openVisit(kind.root, {
    [kind.dates]: () => success({ timeZone: 'Europe/London', ...kind.more, dates: days() }),
    [kind.check]: (body) => {
      if (!hasOrder) return success(taken)
      return body.holdId === undefined ? success({ available: false }) : refusal('HOLD_EXPIRED')
    },
    [kind.order]: () => {
      hasOrder = true
      return success(created)
    },
    [kind.confirm]: () => refusal('PAYMENT_DECLINED'),
  })
  await toReview(opened)
  await pay(opened)
  await heading('Oh no, something went wrong')
  return opened
}

describe.each([
  ['lane', lane],
  ['pre-booking', prebooking],
])('after a declined card, a %s’s time with no other place', (_name, kind) => {
  it('is still there for who goes back to correct a name, and the next order has it', async () => {
    const opened = await openDeclined(kind)
    await opened.go(`${kind.root}?step=2`)
    expect(await screen.findByRole('radio', { name: '14:30' })).toHaveProperty('checked', true)
    fill('First name', 'Amelie')
    await opened.user.click(next())
    await heading('Check your booking')
    expect(screen.queryByText(/is unavailable/)).toBeNull()
    await pay(opened)
    await waitFor(() => expect(opened.sent(kind.order)).toHaveLength(2))
    const [first, second] = opened.sent(kind.order).map(({ body }) => body)
    expect(second).toMatchObject({ visitTime: '14:30', replaces: created.orderNo })
    expect(second?.holdId).toBe(first?.holdId)
  })

  it('can be chosen again after a look at another one', async () => {
    const opened = await openDeclined(kind)
    await opened.go(`${kind.root}?step=2`)
    await opened.user.click(await screen.findByRole('radio', { name: '15:00' }))
    await opened.user.click(screen.getByRole('radio', { name: '14:30' }))
    await opened.user.click(next())
    await heading('Check your booking')
    // On Next and before the order that was declined, and not for the places of that order.
    expect(opened.sent(kind.check)).toHaveLength(2)
  })
})
