import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { SESSION_KEY } from '../../session/session-storage.ts'
import { api } from '../../store/store-api.ts'
import { paths, price } from './purchase-answers.test-kit.ts'
import { fill, fillCard, heading, next, showPurchase } from './show-purchase.test-kit.tsx'
import { fillDetails, openVisit, toCard, toDetails, toReview } from './show-visit.test-kit.tsx'
import { inMinutes, LANE, LOUNGE, visitPaths, visitsAnswering } from './visit-answers.test-kit.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const heldFor = (minutes: number) =>
  success({ available: true, holdId: 'hold-12345678', expiresAt: inMinutes(minutes) })

describe('a hold, while the card is typed', () => {
  it('is renewed without losing the card, the step or the total that was agreed to', async () => {
    let minutes = 1.9
    const opened = await openVisit(LOUNGE, { [visitPaths.hold]: () => heldFor(minutes) })
    await toReview(opened)
    await toCard(opened)
    minutes = 15
    await opened.user.click(screen.getByRole('button', { name: 'Keep my place' }))
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^1[45]:/))
    await heading('Pay by card')
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242')
    await opened.user.click(next())
    await heading('You are booked')
  })

  it('that is over lets no card leave the browser, and the page shows it', async () => {
    const opened = await openVisit(LOUNGE)
    await toReview(opened)
    await toCard(opened)
    vi.setSystemTime(Date.now() + 16 * 60_000)
    await opened.user.click(next())
    await screen.findByRole('alertdialog', { name: 'Session expired' })
    expect(opened.sent(paths.vault)).toHaveLength(0)
    expect(opened.sent(visitPaths.loungeOrder)).toHaveLength(0)
    await opened.user.click(screen.getByRole('button', { name: 'Choose a time' }))
    await heading('Booking details')
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Amelia')
  })
})

describe('a hold that is refused because too many places are held', () => {
  it('is explained; the time stays, and a later press holds it', async () => {
    let isBounded = true
    const opened = await openVisit(LOUNGE, {
      [visitPaths.hold]: () => (isBounded ? refusal('TOO_MANY_ATTEMPTS') : heldFor(15)),
    })
    await toDetails(opened)
    await fillDetails(opened)
    await opened.user.click(next())
    const popup = await screen.findByRole('alertdialog')
    within(popup).getByText(
      'We cannot hold more places for you right now. Please try again in a few minutes.',
    )
    await opened.user.click(within(popup).getByRole('button', { name: 'OK' }))
    isBounded = false
    await opened.user.click(next())
    await heading('Check your booking')
  })
})

describe('the price of a visit', () => {
  it('is fetched once from the cart to the card, though the lane’s own data changes meanwhile', async () => {
    const opened = await openVisit(LANE)
    await waitFor(() => expect(opened.sent('/api/cip/calculatePrice')).toHaveLength(1))
    const request = { cipCode: 'LHR-FT-T5', airportCode: 'LHR', agentId: 'layover' }
    opened.store.dispatch(
      api.util.updateQueryData('lane', request, (lane) => void lane.rules.push('Keep left.')) as never,
    )
    await toReview(opened)
    await toCard(opened)
    expect(opened.sent('/api/cip/calculatePrice')).toHaveLength(1)
    expect(opened.sent('/api/cip/detail')).toHaveLength(1)
  })
})

describe('a read that fails', () => {
  const slot = { visitTime: '14:30', startsAt: '2097-03-09T14:30:00Z' }
  const dates = [{ date: '2097-03-09', times: [slot] }]
  const laneDates = { timeZone: 'Europe/London', hour: 3, sameDay: true, dates }
  const cardPath = { caller: 'layover-shop', switchFlag: '0', switchToken: '' }

  /** Fails until the test repairs it. */
  async function openFailing(path: string, answer: unknown) {
    let isDown = true
    const opened = await openVisit(LANE, { [path]: () => (isDown ? problem(503) : success(answer)) })
    const mend = async (
      retry: () => unknown = () => opened.user.click(screen.getByRole('button', { name: 'Try again' })),
    ) => {
      const popup = await screen.findByRole('alertdialog', { name: 'Connection Error' })
      await opened.user.click(within(popup).getByRole('button', { name: 'OK' }))
      isDown = false
      await retry()
    }
    return { opened, mend }
  }

  it('for the price shows a notice, and a retry loads the price', async () => {
    const { opened, mend } = await openFailing('/api/cip/calculatePrice', price)
    await screen.findByText('We could not get the price.')
    await mend()
    await screen.findAllByText('£34.00')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await toReview(opened)
  })

  it('for the times shows a notice, and a retry loads the times', async () => {
    const { opened, mend } = await openFailing('/api/cip/getSubscribeTimes', laneDates)
    await opened.user.click(next())
    await screen.findByText('We cannot show the times right now.')
    fill('First name', 'Amelia')
    await mend()
    await screen.findByRole('button', { name: 'Saturday 9 March 2097' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Amelia')
  })

  it.each([
    ['price', '/api/cip/calculatePrice', price, () => screen.findAllByText('£34.00')],
    [
      'times',
      '/api/cip/getSubscribeTimes',
      laneDates,
      () => screen.findByRole('button', { name: 'Saturday 9 March 2097' }),
    ],
  ] as const)('for the %s ends when the connection is back', async (_, path, answer, come) => {
    const { opened, mend } = await openFailing(path, answer)
    if (path.endsWith('Times')) await opened.user.click(next())
    await screen.findByRole('button', { name: 'Try again' })
    await mend(() => dispatchEvent(new Event('online')))
    await come()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('for the way of the card shows a notice, and a retry allows the payment', async () => {
    const { opened, mend } = await openFailing(paths.cardPath, cardPath)
    await toReview(opened)
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    await opened.user.click(next())
    await screen.findByText(/We cannot take a card right now/)
    await mend()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(document.activeElement).toBe(await heading('Pay by card'))
    await fillCard(opened.tab)
    await opened.user.click(next())
    await heading('You are booked')
  })
})

describe('the number of people', () => {
  it('ends at the places left of the chosen time, and shows a notice', async () => {
    const slot = { visitTime: '14:30', startsAt: '2097-03-09T14:30:00Z', placesLeft: 2 }
    const dates = [{ date: '2097-03-09', times: [slot] }]
    const opened = await openVisit(LANE, {
      '/api/cip/getSubscribeTimes': () =>
        success({ timeZone: 'Europe/London', hour: 3, sameDay: true, dates }),
    })
    await toDetails(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Saturday 9 March 2097' }))
    await opened.user.click(screen.getByRole('radio', { name: '14:30' }))
    await opened.go(-1)
    await heading('Your cart')
    const more = screen.getByRole('button', { name: 'One more' })
    await opened.user.click(more)
    // The button still has focus, and gives its reason.
    expect(document.activeElement).toBe(more)
    expect(more.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(more.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Only 2 places left at 14:30')
    await opened.user.click(more)
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2')
  })
})

describe('the check of a time', () => {
  it.each([
    ['an unknown refusal', () => refusal('SOMETHING'), 'Oh, something went wrong'],
    ['a place that is gone', () => refusal('NOT_FOUND'), 'Oh, something went wrong'],
    ['too many requests', () => problem(429), 'Oh, something went wrong'],
    ['a server that is down', () => problem(503), 'There are problems connecting to the server.'],
  ])('that ends in %s shows a notice, and the page stays usable', async (_what, answer, sentence) => {
    let isDown = true
    const opened = await openVisit(LANE, {
      [visitPaths.laneCheck]: () => (isDown ? answer() : success({ available: true })),
    })
    await toDetails(opened)
    await fillDetails(opened)
    await opened.user.click(next())
    await screen.findByText(sentence)
    await opened.user.click(screen.getByRole('button', { name: 'OK' }))
    isDown = false
    await opened.user.click(next())
    await heading('Check your booking')
  })
})

describe('a time that was chosen earlier', () => {
  const dates = (...times: string[]) =>
    success({
      timeZone: 'Europe/London',
      hoursAhead: 48,
      maxBookingNum: 6,
      dates: [{ date: '2097-03-09', times: times.map((visitTime) => ({ visitTime, startsAt })) }],
    })
  const day = (...times: string[]) =>
    success({ timeZone: 'Europe/London', times: times.map((visitTime) => ({ visitTime, startsAt })) })
  const startsAt = '2097-03-09T15:00:00Z'

  it('and is no longer offered is reported as lost as soon as the times have loaded', async () => {
    let times = ['14:30', '15:00']
    const opened = await openVisit(LOUNGE, {
      '/api/loungePrebooking/getSubscribeTimes': () => dates(...times),
      [visitPaths.day]: () => day(...times),
      [visitPaths.hold]: () => success({ available: false }),
    })
    await toDetails(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Saturday 9 March 2097' }))
    await opened.user.click(screen.getByRole('radio', { name: '14:30' }))
    await opened.go(-1)
    await heading('Your cart')
    times = ['15:00']
    await opened.user.click(screen.getByRole('button', { name: 'One more' }))
    await opened.user.click(next())
    expect(await screen.findByText('We’re sorry, 14:30 is unavailable.')).toBeDefined()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('and is held stays visible, though others cannot choose it, and another one moves the hold', async () => {
    let times = ['14:30', '15:00']
    const opened = await openVisit(LOUNGE, {
      '/api/loungePrebooking/getSubscribeTimes': () => dates(...times),
      [visitPaths.day]: () => day(...times),
    })
    await toReview(opened)
    times = ['15:00']
    await opened.go(-1)
    await heading('Booking details')
    expect(await screen.findByRole('radio', { name: '14:30' })).toHaveProperty('checked', true)
    await opened.user.click(screen.getByRole('button', { name: 'Saturday 9 March 2097' }))
    await opened.user.click(screen.getByRole('radio', { name: '15:00' }))
    await opened.user.click(next())
    await heading('Check your booking')
    expect(opened.sent(visitPaths.hold).map(({ body }) => [body.visitTime, body.holdId])).toEqual([
      ['14:30', undefined],
      ['15:00', 'hold-12345678'],
    ])
  })
})

describe('answers that were changed in storage', () => {
  const placed = { placeCode: 'LHR-HARRIER', isCartSeen: true, quantity: 1 }

  it.each([
    ['a date that is none', { ...placed, visitDate: '<script>', visitTime: '14:30', timeZone: 'x' }],
    ['a time that is none', { ...placed, visitDate: '2097-02-31', visitTime: '<b>', lostTime: '<i>' }],
    ['things of other kinds', { ...placed, quantity: 'many', lead: 7, others: { length: 9 }, hold: [] }],
    ['a hold of nothing', { ...placed, hold: { holdId: '../', expiresAt: inMinutes(9), seat: 'x' } }],
    ['a huge name', { ...placed, lead: { firstName: 'A'.repeat(200_000), lastName: '<script>' } }],
    ['a payment of no order', { ...placed, intent: intentOf({ payingSince: 1 }) }],
  ])('as %s break nothing', async (_what, loungePrebookInputInfo) => {
    const state = { loungePrebookInputInfo }
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({ version: 1, activeAtMs: Date.now(), state }))
    visitsAnswering()
    const tab = showPurchase(`${LOUNGE}?step=4`)
    await screen.findByRole('heading', { level: 1, name: /Booking details|Your cart/ })
    expect(tab.where()).toMatch(/\?step=[12]$/)
    expect(document.querySelector('main script, main i, main form b')).toBeNull()
  })
})

function intentOf(more: object) {
  const texts = { orderKey: 'k', fingerprint: '{}', attemptKey: 'a', attempt: 1 }
  const price = { currency: 'GBP', currencySymbol: '£', totalAmount: '0.01', overNumTotalPrice: '0.01' }
  return {
    ...texts,
    price: { ...price, prebookPrice: '0', discountFee: '0', couponDiscountFee: '0' },
    ...more,
  }
}
