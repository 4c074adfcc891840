import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { detail } from '../../test-kits/place-answers.test-kit.ts'
import { created } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase } from './show-purchase.test-kit.tsx'
import { fillDetails, openVisit, pay, toDetails, toReview } from './show-visit.test-kit.tsx'
import { inMinutes, LOUNGE, visitPaths, visitsAnswering } from './visit-answers.test-kit.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a pre-booking', () => {
  it('holds the place from the details on, shows its end, and orders the hold', async () => {
    const opened = await openVisit(LOUNGE)
    expect(screen.queryByRole('timer')).toBeNull()
    await toReview(opened)
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:/)
    await pay(opened)
    await heading('You are booked')
    expect(opened.sent(visitPaths.loungeOrder)[0]?.body).toMatchObject({ holdId: 'hold-12345678' })
  })

  it('in its last two minutes offers to keep the place, under the same hold', async () => {
    let minutes = 1.5
    const opened = await openVisit(LOUNGE, {
      [visitPaths.hold]: () =>
        success({ available: true, holdId: 'hold-12345678', expiresAt: inMinutes(minutes) }),
    })
    await toReview(opened)
    minutes = 15
    await opened.user.click(screen.getByRole('button', { name: 'Keep my place' }))
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:/))
    expect(opened.sent(visitPaths.hold).map(({ body }) => body.holdId)).toEqual([undefined, 'hold-12345678'])
    expect(screen.queryByRole('button', { name: 'Keep my place' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByText('Your place is held').parentElement)
  })

  it('renews its hold once more before the order, and orders that one', async () => {
    const opened = await openVisit(LOUNGE)
    await toReview(opened)
    await pay(opened)
    await heading('You are booked')
    expect(opened.sent(visitPaths.hold).map(({ body }) => body.holdId)).toEqual([undefined, 'hold-12345678'])
  })

  it('takes one hold, however often Next is pressed', async () => {
    const opened = await openVisit(LOUNGE)
    await toDetails(opened)
    await fillDetails(opened)
    const button = next()
    button.click()
    button.click()
    await heading('Check your booking')
    expect(opened.sent(visitPaths.hold)).toHaveLength(1)
  })

  it('that can no longer be renewed shows that the session has expired', async () => {
    let isOver = false
    const opened = await openVisit(LOUNGE, {
      [visitPaths.hold]: () =>
        isOver
          ? refusal('HOLD_EXPIRED')
          : success({ available: true, holdId: 'hold-12345678', expiresAt: inMinutes(1.5) }),
    })
    await toReview(opened)
    isOver = true
    await opened.user.click(screen.getByRole('button', { name: 'Keep my place' }))
    await screen.findByRole('alertdialog', { name: 'Session expired' })
    expect(screen.queryByRole('alertdialog', { name: 'Error' })).toBeNull()
  })

  it('that runs out shows one notice, and only the time has to be chosen again', async () => {
    const opened = await openVisit(LOUNGE, {
      [visitPaths.hold]: () =>
        success({ available: true, holdId: 'hold-12345678', expiresAt: inMinutes(-1) }),
    })
    await toDetails(opened)
    await fillDetails(opened)
    await opened.user.click(next())
    const popup = await screen.findByRole('alertdialog', { name: 'Session expired' })
    expect(popup.textContent).toContain(
      'Sorry, your session has expired and your booking was not successful.',
    )
    expect(popup.textContent).toContain('Please select your visit time to start again.')
    // Another step must not show it a second time.
    expect(opened.where()).toBe(`${LOUNGE}?step=2`)
    await opened.user.click(within(popup).getByRole('button', { name: 'Choose a time' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await heading('Booking details')
    expect(opened.where()).toBe(`${LOUNGE}?step=2`)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Amelia')
  })

  it('whose hold the server has ended shows the same notice when the order is made', async () => {
    const opened = await openVisit(LOUNGE, { [visitPaths.loungeOrder]: () => refusal('HOLD_EXPIRED') })
    await toReview(opened)
    await pay(opened)
    await screen.findByRole('alertdialog', { name: 'Session expired' })
    expect(opened.sent(visitPaths.loungeConfirm)).toHaveLength(0)
  })

  it.each([
    ['minutes ahead', -1],
    ['minutes behind', 30],
  ])('counts down the server’s seconds where this clock is %s', async (_what, minutes) => {
    const held = { available: true, holdId: 'hold-12345678', expiresAt: inMinutes(minutes) }
    const opened = await openVisit(LOUNGE, {
      [visitPaths.hold]: () => success({ ...held, remainingSeconds: 900 }),
    })
    await toReview(opened)
    expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:/)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that takes no more payments leaves its places to the order that is made in its stead', async () => {
    let isClosed = true
    let declines = 0
    const opened = await openVisit(LOUNGE, {
      [visitPaths.loungeConfirm]: () => {
        declines += 1
        if (!isClosed) return refusal('NOT_FOUND')
        return refusal(declines > 5 ? 'TOO_MANY_ATTEMPTS' : 'PAYMENT_DECLINED')
      },
    })
    await toReview(opened)
    await pay(opened)
    for (let card = 2; card <= 6; card += 1) {
      await heading('Oh no, something went wrong')
      await opened.user.click(screen.getByRole('button', { name: 'Try again' }))
      await heading('Pay by card')
      await fillCard(opened)
      await opened.user.click(next())
    }
    await heading('Check your booking')
    await opened.user.click(await screen.findByRole('button', { name: 'OK' }))
    isClosed = false
    await pay(opened)
    await waitFor(() => expect(opened.sent(visitPaths.loungeOrder)).toHaveLength(2))
    const [first, second] = opened.sent(visitPaths.loungeOrder).map(({ body }) => body)
    expect(first).not.toHaveProperty('replaces')
    expect(second).toMatchObject({ ...first, replaces: created.orderNo })
  })

  it('of a lounge that holds no places is not found', async () => {
    visitsAnswering({ '/api/lounge/detail': () => success({ ...detail, prebookAllow: false }) })
    showPurchase(`${LOUNGE}?step=1`)
    await heading('Refused')
  })
})
