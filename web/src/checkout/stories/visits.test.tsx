import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { detail } from '../../test-kits/place-answers.test-kit.ts'
import { endMicrotasks, holdTasks } from '../../test-kits/tasks.test-kit.ts'
import { price } from './purchase-answers.test-kit.ts'
import { fill, heading, next } from './show-purchase.test-kit.tsx'
import { fillDetails, openVisit, pay, toDetails, toReview } from './show-visit.test-kit.tsx'
import { inMinutes, LANE, LOUNGE, visitPaths } from './visit-answers.test-kit.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('where it is', () => {
  it.each([
    [LANE, 'Lane', 'Security lane, Terminal 5, London Heathrow Airport (LHR)', 'Terminal 5, before security'],
    [LOUNGE, 'Lounge', 'Harrier Lounge, London Heathrow Airport (LHR)', 'Terminal 2, after security'],
  ])('shows on the review of %s, the side of security too', async (root, label, place, where) => {
    await toReview(await openVisit(root))
    expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent).toBe(place)
    expect(screen.getByText('Where', { selector: 'dt' }).nextElementSibling?.textContent).toBe(where)
  })

  it('shows on the pass: the airport by its name, the terminal and the side of security', async () => {
    const opened = await openVisit(LANE)
    await toReview(opened)
    await pay(opened)
    await heading('You are booked')
    const pass = within(screen.getAllByRole('article', { name: /^Fast-track pass 1/ })[0] as HTMLElement)
    expect(pass.getByText('London Heathrow Airport, Terminal 5')).toBeDefined()
    expect(pass.getByText('Where').nextElementSibling?.textContent).toBe('Before security')
  })
})

describe('the cart of a lounge', () => {
  it('names the price of a guest and of the place, for more guests too', async () => {
    const quoted = (count: number) => ({
      ...price,
      totalAmount: `${count * 37}.00`,
      overNumTotalPrice: `${count * 34}.00`,
      prebookPrice: `${count * 3}.00`,
    })
    const opened = await openVisit(LOUNGE, {
      '/api/loungePrebooking/calculatePrice': ({ passengerNumber }) =>
        success(quoted(Number(passengerNumber))),
    })
    expect(screen.getByText('You and everyone who comes along')).toBeDefined()
    await screen.findByText('£34.00 per guest, plus £3.00 each to hold the place')
    await opened.user.click(screen.getByRole('button', { name: 'One more' }))
    await screen.findAllByText('£74.00')
    expect(screen.getByText('£34.00 per guest, plus £3.00 each to hold the place')).toBeDefined()
  })
})

it('marks the new day as today once midnight has passed at the place', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2097-03-08T23:59:00Z') })
  await toDetails(await openVisit(LANE))
  const today = () => document.querySelector('[aria-current="date"]')?.textContent
  expect(today()).toBe('8')
  vi.setSystemTime('2097-03-09T00:00:30Z')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(today()).toBe('9'))
})

describe('the times of a day', () => {
  it('are read for the chosen day of a lounge, and full ones are struck through', async () => {
    const opened = await openVisit(LOUNGE)
    await toDetails(opened)
    expect(opened.sent(visitPaths.day)).toHaveLength(0)
    await opened.user.click(screen.getByRole('button', { name: 'Saturday 9 March 2097' }))
    expect((await screen.findByText('15:30')).tagName).toBe('S')
    expect(opened.sent(visitPaths.day).map(({ body }) => body)).toEqual([
      { loungeCode: detail.loungeCode, visitDate: '2097-03-09', passengerNumber: 1 },
    ])
    expect(screen.getByRole('group', { name: 'Arrival time, 09 Mar 2097 (London time)' })).toBeDefined()
  })

  it('take the day away when all of them are full by now', async () => {
    const opened = await openVisit(LOUNGE, {
      [visitPaths.day]: () => success({ timeZone: 'Europe/London', times: [], fullTimes: ['14:30'] }),
    })
    await toDetails(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Saturday 9 March 2097' }))
    expect(await screen.findByText(/There are no times left for your party/)).toBeDefined()
  })

  describe('that was pressed after another', () => {
    const times = [{ visitTime: '14:30', startsAt: '2097-03-09T14:30:00Z', placesLeft: 4 }]
    const list = {
      timeZone: 'Europe/London',
      hour: 3,
      sameDay: true,
      dates: ['2097-03-09', '2097-03-10'].map((date) => ({ date, times })),
    }
    const day = (name: string) => screen.getByRole('button', { name })
    const timesOf = (date: string) =>
      screen.findByRole('group', { name: `Arrival time, ${date} (London time)` })

    async function openFirst() {
      const opened = await openVisit(LANE, { '/api/cip/getSubscribeTimes': () => success(list) })
      await toDetails(opened)
      await opened.user.click(day('Saturday 9 March 2097'))
      await timesOf('09 Mar 2097')
      return opened
    }

    it('replace the other day’s, and none of them is chosen', async () => {
      const { user } = await openFirst()
      await user.click(screen.getByRole('radio', { name: '14:30' }))
      await user.click(day('Sunday 10 March 2097'))
      await timesOf('10 Mar 2097')
      expect(screen.queryByRole('group', { name: /09 Mar/ })).toBeNull()
      expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    })

    it('are not chosen by a press on the other day’s, while those are still shown', async () => {
      await openFirst()
      const left = within(await timesOf('09 Mar 2097')).getByRole('radio', { name: '14:30' })
      const other = day('Sunday 10 March 2097')
      other.click()
      // React marks the day in a microtask, and draws its times in a task.
      await Promise.resolve()
      expect(other.getAttribute('aria-pressed')).toBe('true')
      expect(screen.getByRole('group', { name: /09 Mar 2097/ }).contains(left)).toBe(true)
      left.click()
      await timesOf('10 Mar 2097')
      expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    })
  })

  it('are those of the list where the day does not answer', async () => {
    const opened = await openVisit(LOUNGE, { [visitPaths.day]: () => refusal('NOT_AVAILABLE') })
    await toReview(opened)
    expect(screen.queryByRole('dialog', { name: 'Error' })).toBeNull()
  })
})

describe('a fast-track lane', () => {
  it('is bought for a time and a flight, and its passes show both', async () => {
    const opened = await openVisit(LANE)
    await toReview(opened)
    expect(screen.getAllByText('Sat 9 Mar 2097, 14:30 (London time)').length).toBeGreaterThan(0)
    await pay(opened)
    await heading('You are booked')
    expect(opened.sent(visitPaths.laneOrder)[0]?.body).toMatchObject({
      networkCode: 'LHR-FT-T5',
      visitDate: '2097-03-09',
      visitTime: '14:30',
      flightNumber: 'BA117',
      expectedTotal: '34.00',
    })
    expect(opened.where()).toBe(`${LANE}/success?ref=LV7K-29QD#k=q3mW0yT8kZb2LxV5nR7sDg`)
    expect(screen.getByText('Sat 9 Mar 2097, 14:30 (London time)')).toBeDefined()
    expect(screen.getByText('BA117')).toBeDefined()
  })

  it.each(['BA\u00a0117', 'BA–117', 'BA\u00ad117'])(
    'sends a copied flight, %j, as the contract has it',
    async (copied) => {
      const opened = await openVisit(LANE)
      await toDetails(opened)
      await fillDetails(opened)
      fill('Flight number', copied)
      await opened.user.click(next())
      await heading('Check your booking')
      await pay(opened)
      await heading('You are booked')
      expect(opened.sent(visitPaths.laneOrder)[0]?.body).toMatchObject({ flightNumber: 'BA117' })
    },
  )

  it('lists missing date, time and flight in a summary that takes focus', async () => {
    const opened = await openVisit(LANE)
    await toDetails(opened)
    await opened.user.click(next())
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByText('Choose a visit date.')).toBeDefined()
    expect(within(summary).getByText('Enter your flight number.')).toBeDefined()
    expect(document.activeElement?.contains(summary) || summary.contains(document.activeElement)).toBe(true)
    fill('Flight number', 'B0000')
    await opened.user.click(next())
    expect(
      screen.getAllByText('The flight number format is incorect. Please check it for mistakes.').length,
    ).toBeGreaterThan(0)
  })

  it('has taken the press on Next before its call is sent, and holds what was checked', async () => {
    const opened = await openVisit(LANE)
    await toDetails(opened)
    await fillDetails(opened)
    const begin = holdTasks()
    fireEvent.click(next())
    await act(endMicrotasks)
    expect(next().matches(':disabled')).toBe(true)
    expect(opened.sent(visitPaths.laneCheck)).toHaveLength(0)
    fireEvent.click(screen.getByRole('radio', { name: '15:00' }))
    await act(begin)
    await waitFor(() => expect(opened.sent(visitPaths.laneCheck)).toHaveLength(1))
    expect(opened.sent(visitPaths.laneCheck)[0]?.body).toMatchObject({ visitTime: '14:30' })
  })

  it.each([
    ['was taken meanwhile', () => success({ available: false })],
    ['is too near by now', () => refusal('TOO_EARLY')],
  ])('whose time %s shows a notice, and keeps everything else', async (_what, answer) => {
    const opened = await openVisit(LANE, { [visitPaths.laneCheck]: answer })
    await toDetails(opened)
    await fillDetails(opened)
    await opened.user.click(next())
    expect(await screen.findByText('We’re sorry, 14:30 is unavailable.')).toBeDefined()
    expect(screen.getAllByText('This time is unavailable. Please choose another.').length).toBeGreaterThan(0)
    expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Amelia')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('whose time is lost when the order is made leads back to the times, and nothing is charged', async () => {
    const opened = await openVisit(LANE, { [visitPaths.laneOrder]: () => refusal('TIME_UNAVAILABLE') })
    await toReview(opened)
    await pay(opened)
    expect(await screen.findByText('We’re sorry, 14:30 is unavailable.')).toBeDefined()
    await waitFor(() => expect(opened.where()).toBe(`${LANE}?step=2`))
    expect(opened.sent(visitPaths.laneConfirm)).toHaveLength(0)
  })
})

describe('the last check before the order', () => {
  it.each([
    [LANE, visitPaths.laneCheck, visitPaths.laneOrder],
    [LOUNGE, visitPaths.hold, visitPaths.loungeOrder],
  ])('of %s that finds the time gone leads back to it, and orders nothing', async (root, check, order) => {
    let isGone = false
    const opened = await openVisit(root, {
      [check]: () =>
        success(
          isGone
            ? { available: false }
            : {
                available: true,
                ...(root === LOUNGE && { holdId: 'hold-12345678', expiresAt: inMinutes(15) }),
              },
        ),
    })
    await toReview(opened)
    isGone = true
    await pay(opened)
    await heading('Booking details')
    expect(await screen.findByText('We’re sorry, 14:30 is unavailable.')).toBeDefined()
    expect(opened.sent(order)).toHaveLength(0)
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Amelia')
  })

  it('that reaches no server charges nothing, and keeps the card for the next press', async () => {
    let isDown = false
    const opened = await openVisit(LANE, {
      [visitPaths.laneCheck]: () =>
        isDown ? Promise.reject(new TypeError('offline')) : success({ available: true }),
    })
    await toReview(opened)
    isDown = true
    await pay(opened)
    expect(
      await screen.findByText(/^You have not been charged: your payment could not be sent/),
    ).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByLabelText('CVV')).toHaveProperty('value', '123')
    isDown = false
    await opened.user.click(next())
    await heading('You are booked')
    expect(opened.sent(visitPaths.laneOrder)).toHaveLength(1)
  })
})
