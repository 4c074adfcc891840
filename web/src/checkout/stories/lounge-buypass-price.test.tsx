import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { held, problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { created, paid, paths, price, shopAnswering } from './purchase-answers.test-kit.ts'
import {
  fill,
  fillCard,
  heading,
  next,
  showPurchase,
  toPayment,
  toReview,
} from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('the order summary', () => {
  it('has discount box and removal on every step before Payment, and there links back', async () => {
    shopAnswering()
    const tab = showPurchase('/lounge/buypass?step=1')
    const changes = () => [
      screen.queryByText('Discount code', { selector: 'summary *' }) !== null,
      screen.queryByRole('button', { name: 'Remove Walk-up lounge pass' }) !== null,
    ]
    await heading('Your cart')
    expect(changes()).toEqual([true, true])
    await toReview(tab)
    expect(changes()).toEqual([true, true])
    await tab.go(-1)
    await heading('Booking details')
    expect(changes()).toEqual([true, true])
    await tab.go(1)
    await heading('Check your booking')
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    await tab.user.click(next())
    await heading('Pay by card')
    expect(changes()).toEqual([false, false])
    for (const name of ['Discount code', 'Remove item'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/lounge/buypass?step=3')
  })

  it('names the amount on the button that charges, which the line beside it describes', async () => {
    shopAnswering()
    await toPayment(showPurchase('/lounge/buypass?step=1'))
    const buttons = await screen.findAllByRole('button', { name: 'Pay £34.00' })
    expect(buttons).toHaveLength(2)
    for (const button of buttons) {
      const line = document.getElementById(button.getAttribute('aria-describedby') ?? '')
      expect(line?.textContent).toMatch(/^Still needed: /)
      expect(button).toHaveProperty('disabled', true)
    }
  })
})

describe('the price', () => {
  it('is fetched on load, on a new number and on a discount, and at no other time', async () => {
    const seen = shopAnswering({
      [paths.discount]: () => success({ switchToken: 'sw.L', couponType: 1, couponValue: '20' }),
    })
    const quotes = () => seen.filter(({ path }) => path === paths.quote).map(({ body }) => body)
    const tab = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await waitFor(() => expect(quotes()).toEqual([{ passengerNumber: 1 }]))
    await tab.user.click(screen.getByRole('button', { name: 'One more' }))
    await waitFor(() => expect(quotes()).toHaveLength(2))
    await tab.user.click(screen.getByText('Discount code'))
    fill('Code', 'layover20')
    await tab.user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(quotes().at(-1)).toEqual({ passengerNumber: 2, discountCode: 'LAYOVER20' }))
    await tab.user.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(quotes()).toHaveLength(4))
    await tab.user.click(next())
    await heading('Booking details')
    await tab.go(-1)
    await heading('Your cart')
    expect(quotes()).toHaveLength(4)
  })

  it('that has changed since the review is shown and agreed to again before anything is charged', async () => {
    const changed = { ...price, totalAmount: '36.00', overNumTotalPrice: '36.00' }
    let now = price
    const seen = shopAnswering({
      [paths.quote]: () => success(now),
      [paths.createOrder]: ({ expectedTotal }) => {
        now = changed
        return expectedTotal === changed.totalAmount ? success(created) : refusal('PRICE_CHANGED')
      },
    })
    const tab = showPurchase('/lounge/buypass?step=1')
    await toPayment(tab)
    await fillCard(tab)
    await tab.user.click(next())
    await screen.findByText(/The price has changed/)
    expect(seen.some(({ path }) => path === paths.confirm)).toBe(false)
    expect(next()).toHaveProperty('disabled', true)
    await tab.user.click(screen.getByRole('button', { name: 'Pay £36.00 instead' }))
    fill('CVV', '123')
    await tab.user.click(next())
    await heading('Your pass is ready')
    expect(seen.filter(({ path }) => path === paths.createOrder).at(-1)?.body.expectedTotal).toBe('36.00')
  })

  it.each([
    ['without a connection opens no popup, since the frame says so (P458)', false, undefined],
    ['on a connection opens it', true, 'Connection Error'],
  ])('that does not come %s', async (_what, isOnline, title) => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    shopAnswering({ [paths.quote]: lost })
    const { store } = showPurchase('/lounge/buypass?step=1')
    await screen.findByText('We could not get the price.')
    expect(store.getState().errorPopup.content?.title).toBe(title)
    online.mockRestore()
  })

  it('of another count is not shown once the price of this one did not come', async () => {
    shopAnswering({
      [paths.quote]: ({ passengerNumber }) => (passengerNumber === 1 ? success(price) : problem(502)),
    })
    const { user } = showPurchase('/lounge/buypass?step=1')
    await screen.findAllByText('£34.00')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await screen.findByText('We could not get the price.')
    expect(screen.queryAllByText('£34.00')).toEqual([])
    expect(screen.queryByText('2 passes, including all fees')).toBeNull()
    expect(screen.getByText('2 passes, price unavailable')).toBeDefined()
    expect(screen.getByText('Price unavailable')).toBeDefined()
    expect(screen.queryAllByText('…')).toEqual([])
    // Those of the summary's line and total, and of the bar, whose button stays where it is.
    expect(screen.getAllByText('–')).toHaveLength(3)
  })

  it.each(['Try again', 'One more'])(
    'of another count that was lost stays away while the next one comes by %s',
    async (name) => {
      const late = held()
      const quotes = [success(price), problem(502)]
      shopAnswering({ [paths.quote]: () => quotes.shift() ?? late.reply() })
      const { user } = showPurchase('/lounge/buypass?step=1')
      await screen.findAllByText('£34.00')
      await user.click(screen.getByRole('button', { name: 'One more' }))
      await screen.findByText('We could not get the price.')
      await user.click(screen.getByRole('button', { name }))
      await screen.findAllByText('Updating the price')
      expect(screen.queryAllByText('£34.00')).toEqual([])
      expect(screen.queryByText('Price unavailable')).toBeNull()
      late.answer(success({ ...price, totalAmount: '68.00', overNumTotalPrice: '68.00' }))
      await screen.findAllByText('£68.00')
    },
  )

  it('of zero needs no card: terms, Confirm, done', async () => {
    const seen = shopAnswering({
      [paths.quote]: () => success({ ...price, totalAmount: '0.00', discountFee: '34.00' }),
      [paths.confirm]: () => success({ ...paid, totalAmount: '0.00' }),
    })
    const tab = showPurchase('/lounge/buypass?step=1')
    await toReview(tab)
    await tab.user.click(next())
    await heading('Confirm your order')
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await tab.user.click(screen.getByRole('checkbox'))
    await tab.user.click(screen.getAllByRole('button', { name: 'Confirm' })[0] as HTMLElement)
    await heading('Your pass is ready')
    expect(screen.getByText('Order confirmed')).toBeDefined()
    expect(seen.find(({ path }) => path === paths.confirm)?.body.payment).toEqual({ method: 'none' })
    expect(seen.some(({ path }) => path === paths.vault || path === paths.cardPath)).toBe(false)
  })

  it('of zero is not claimed after a reload before it is there, and shows no card meanwhile', async () => {
    const late = held()
    const quotes = [success({ ...price, totalAmount: '0.00', discountFee: '34.00' })]
    shopAnswering({ [paths.quote]: () => quotes.pop() ?? late.reply() })
    const tab = showPurchase('/lounge/buypass?step=1')
    await toReview(tab)
    await tab.user.click(next())
    await heading('Confirm your order')
    expect(screen.getByText('There is nothing to pay.')).toBeDefined()
    tab.close()
    showPurchase('/lounge/buypass?step=4')
    await heading('Confirm your order')
    expect(screen.queryByText('There is nothing to pay.')).toBeNull()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    late.answer(problem(503))
    await screen.findByText('We could not get the price.')
    await heading('Pay by card')
    expect(screen.queryByText('There is nothing to pay.')).toBeNull()
  })
})

describe('the discount box', () => {
  it.each([
    ['20001', 'This discount code has already been used.'],
    ['20002', 'This discount code is not valid.'],
    ['20005', 'This discount code has expired.'],
  ])('shows the exact sentence for %s and removes it on the next keystroke', async (errorCode, sentence) => {
    shopAnswering({ [paths.discount]: () => refusal(errorCode) })
    const { user } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByText('Discount code'))
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Code'), 'NOPE{Enter}')
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(0))
    await heading('Your cart')
    await user.type(screen.getByLabelText('Code'), 'X')
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('shows the sentence of a code that is refused on the review once, and tied to its field', async () => {
    const sentence = 'This discount code is not valid.'
    shopAnswering({ [paths.discount]: () => refusal('20002') })
    const tab = showPurchase('/lounge/buypass?step=1')
    await toReview(tab)
    await tab.user.click(screen.getByText('Discount code'))
    await tab.user.type(screen.getByLabelText('Code'), 'NOPE{Enter}')
    await waitFor(() => expect(screen.getAllByText(sentence, { ignore: '.sr-only' })).toHaveLength(1))
    const described = screen.getByLabelText('Code').getAttribute('aria-describedby')
    expect(document.getElementById(described ?? '')?.textContent).toBe(sentence)
    expect(screen.queryByText(/The price is now/)).toBeNull()
  })

  it('sends a pasted code as it looks', async () => {
    const seen = shopAnswering({ [paths.discount]: () => refusal('20002') })
    const { user } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByText('Discount code'))
    fill('Code', '\u202alayover\u00ad20\u202c')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() =>
      expect(seen.find(({ path }) => path === paths.discount)?.body).toMatchObject({ code: 'LAYOVER20' }),
    )
  })

  it('leaves any other failure to the generic popup', async () => {
    shopAnswering({ [paths.discount]: () => refusal('SOMETHING') })
    const { user, store } = showPurchase('/lounge/buypass?step=1')
    const dispatch = vi.spyOn(store, 'dispatch')
    await heading('Your cart')
    await user.click(screen.getByText('Discount code'))
    await user.type(screen.getByLabelText('Code'), 'NOPE')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() =>
      expect(dispatch).toHaveBeenCalledWith({
        type: 'api/callFailed',
        payload: { kind: 'business', errorCode: 'SOMETHING' },
      }),
    )
  })

  it('leaves focus where it is while a code is checked, so that a popup can give it back', async () => {
    const late = held()
    const seen = shopAnswering({ [paths.discount]: late.reply })
    const { user } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByText('Discount code'))
    await user.type(screen.getByLabelText('Code'), 'NOPE')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const apply = screen.getByRole('button', { name: 'Apply' })
    expect(apply).toHaveProperty('disabled', false)
    expect(apply.getAttribute('aria-disabled')).toBe('true')
    await user.click(apply)
    expect(document.activeElement).toBe(apply)
    expect(seen.filter(({ path }) => path === paths.discount)).toHaveLength(1)
    late.answer(refusal('20002'))
    expect((await screen.findAllByText('This discount code is not valid.')).length).toBeGreaterThan(0)
  })

  it('counts no answer about a text that was edited meanwhile', async () => {
    const late = held()
    const seen = shopAnswering({ [paths.discount]: late.reply })
    const { user, store } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByText('Discount code'))
    await user.type(screen.getByLabelText('Code'), 'LAYOVER20{Enter}')
    await user.type(screen.getByLabelText('Code'), 'X')
    late.answer(success({ switchToken: 'sw.L', couponType: 1, couponValue: '20' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', false),
    )
    expect(screen.getByLabelText('Code')).toHaveProperty('value', 'LAYOVER20X')
    await waitFor(() => expect(store.getState().session.discountData.discountCodeValid).toBe(false))
    expect(seen.filter(({ path, body }) => path === paths.quote && 'discountCode' in body)).toEqual([])
  })

  it('is empty once the order was started over', async () => {
    shopAnswering({ [paths.discount]: () => refusal('20002') })
    const { user } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByText('Discount code'))
    await user.type(screen.getByLabelText('Code'), 'NOPE{Enter}')
    await waitFor(() => expect(screen.getAllByText(/not valid/).length).toBeGreaterThan(0))
    await user.click(screen.getByRole('button', { name: 'Remove Walk-up lounge pass' }))
    await user.click(screen.getByRole('button', { name: 'Restart the order' }))
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveProperty('value', ''))
    expect(screen.queryByText(/not valid/)).toBeNull()
  })

  it('drops a code that a later quote refuses and shows the price without it', async () => {
    shopAnswering({
      [paths.discount]: () => success({ switchToken: 'sw.L', couponType: 1, couponValue: '20' }),
      [paths.quote]: (body) => (body.discountCode ? refusal('20005') : success(price)),
    })
    const { user, store } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByText('Discount code'))
    await user.type(screen.getByLabelText('Code'), 'LATE{Enter}')
    await waitFor(() =>
      expect(screen.getAllByText('This discount code has expired.').length).toBeGreaterThan(0),
    )
    await waitFor(() =>
      expect(store.getState().session).toMatchObject({
        switchToken: '',
        discountData: { discountCodeValid: false },
      }),
    )
    await screen.findAllByText('£34.00')
  })
})
