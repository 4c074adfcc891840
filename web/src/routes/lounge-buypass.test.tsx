import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { held, problem, refusal, success } from '../api/fake-gateway.ts'
import { SESSION_KEY } from '../session/session-storage.ts'
import { created, paid, paths, price, shopAnswering } from './purchase-answers.ts'
import { next, showPurchase, type Tab, type } from './show-purchase.tsx'

afterEach(() => vi.unstubAllGlobals())

const CARD = '4242 4242 4242 4242'

async function heading(name: string) {
  return screen.findByRole('heading', { level: 1, name })
}

/** From the cart to the review, as a visitor goes. */
async function toReview({ user }: Tab) {
  await heading('Your cart')
  await user.click(next())
  await heading('Booking details')
  await type(user, 'First name', 'Amelia')
  await type(user, 'Last name', 'Hart')
  await type(user, 'Email', 'amelia@example.com')
  await type(user, 'Confirm email', 'amelia@example.com')
  await user.click(next())
  await heading('Check your booking')
  await waitFor(() => expect(next()).toHaveProperty('disabled', false))
}

async function toPayment(tab: Tab) {
  await toReview(tab)
  await tab.user.click(next())
  await heading('Pay by card')
}

async function fillCard({ user }: Tab, cvv = '123') {
  await type(user, 'Cardholder name', 'Amelia Hart')
  await type(user, 'Card number', '4242424242424242')
  await type(user, 'Expiry date', '1250')
  await type(user, 'CVV', cvv)
  const terms = screen.getByRole('checkbox')
  if (!(terms as HTMLInputElement).checked) await user.click(terms)
  await waitFor(() => expect(next()).toHaveProperty('disabled', false))
}

describe('the way through the purchase', () => {
  it('goes from the cart to the passes, one step per address, and Back cannot re-enter Payment', async () => {
    const seen = shopAnswering()
    const tab = showPurchase('/lounge/buypass?step=1')
    await toPayment(tab)
    expect(tab.where()).toBe('/lounge/buypass?step=4')
    await fillCard(tab)
    await tab.user.click(next())
    await heading('You are booked')
    expect(tab.where()).toBe(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    expect(screen.getByRole('article', { name: 'Lounge pass 1 of 1, Amelia Hart' })).toBeDefined()
    const order = seen.find(({ path }) => path === paths.createOrder)?.body
    expect(order).toEqual({
      lead: { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' },
      passengers: [],
      expectedTotal: '34.00',
      currency: 'GBP',
    })
    expect(tab.store.getState().session.loungeBuypassInputInfo).toBeNull()
    expect(seen.some(({ path }) => path === paths.status)).toBe(false)
    expect(seen.filter(({ path }) => path === paths.quote)).toHaveLength(1)
    await tab.go(-1)
    await heading('Your cart')
    expect(tab.where()).toBe('/lounge/buypass?step=1')
  })

  it.each([
    ['/lounge/buypass', 'Your cart', '/lounge/buypass?step=1'],
    ['/lounge/buypass?step=4', 'Your cart', '/lounge/buypass?step=1'],
    ['/lounge/buypass?step=nonsense&from=app', 'Your cart', '/lounge/buypass?step=1&from=app'],
    ['/lounge/buypass/fail?type=payment', 'Oh no, something went wrong', '/lounge/buypass/fail?type=payment'],
    ['/lounge/buypass/fail?type=else', 'Refused', '/lounge/buypass/fail?type=else'],
    ['/lounge/buypass/success', 'Refused', '/lounge/buypass/success'],
    ['/lounge/buypass/elsewhere', 'Refused', '/lounge/buypass/elsewhere'],
  ])('%s shows %s', async (address, title, shown) => {
    shopAnswering()
    const tab = showPurchase(address)
    await heading(title)
    expect(tab.where()).toBe(shown)
  })

  it('takes up after a reload where it was, with everything that was typed', async () => {
    shopAnswering()
    const tab = showPurchase('/lounge/buypass?step=1')
    await toReview(tab)
    tab.close()
    showPurchase('/lounge/buypass?step=2')
    await heading('Booking details')
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Amelia')
    expect(screen.getByLabelText('Confirm email')).toHaveProperty('value', 'amelia@example.com')
  })
})

describe('the price', () => {
  it('is asked on load, on a new number and on a discount, and at no other time', async () => {
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
    await type(tab.user, 'Code', 'layover20')
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
    await type(tab.user, 'CVV', '123')
    await tab.user.click(next())
    await heading('You are booked')
    expect(seen.filter(({ path }) => path === paths.createOrder).at(-1)?.body.expectedTotal).toBe('36.00')
  })

  it('of nothing asks for no card: terms, Confirm, done', async () => {
    const seen = shopAnswering({
      [paths.quote]: () => success({ ...price, totalAmount: '0.00', discountFee: '34.00' }),
    })
    const tab = showPurchase('/lounge/buypass?step=1')
    await toReview(tab)
    await tab.user.click(next())
    await heading('Confirm your order')
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await tab.user.click(screen.getByRole('checkbox'))
    await tab.user.click(screen.getAllByRole('button', { name: 'Confirm' })[0] as HTMLElement)
    await heading('You are booked')
    expect(seen.find(({ path }) => path === paths.confirm)?.body.payment).toEqual({ method: 'none' })
    expect(seen.some(({ path }) => path === paths.vault || path === paths.cardPath)).toBe(false)
  })
})

describe('the discount box', () => {
  it.each([
    ['20001', 'This discount code has already been used.'],
    ['20002', 'This discount code is not valid.'],
    ['20005', 'This discount code has expired.'],
  ])('says the spec’s sentence for %s and forgets it on the next keystroke', async (errorCode, sentence) => {
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
    expect(store.getState().session).toMatchObject({
      switchToken: '',
      discountData: { discountCodeValid: false },
    })
    await screen.findAllByText('£34.00')
  })
})

describe('removing the item', () => {
  it('restarts with an empty draft on step 1, and continues by Escape', async () => {
    shopAnswering()
    const { user, where, store } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(screen.getByRole('button', { name: 'Remove Lounge pass' }))
    await user.click(screen.getByRole('button', { name: 'Continue booking' }))
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2')
    await user.click(screen.getByRole('button', { name: 'Remove Lounge pass' }))
    await user.click(screen.getByRole('button', { name: 'Restart the order' }))
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveProperty('value', '1'))
    expect(where()).toBe('/lounge/buypass?step=1')
    expect(store.getState().session.loungeBuypassInputInfo).toMatchObject({ quantity: 1, isCartSeen: false })
  })

  it('leaves to where the visitor came from', async () => {
    shopAnswering()
    const { user, where } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByRole('button', { name: 'Remove Lounge pass' }))
    await user.click(screen.getByRole('button', { name: 'Leave checkout' }))
    await heading('Home')
    expect(where()).toBe('/')
  })
})

describe('booking details', () => {
  async function toDetails(passes = 1) {
    shopAnswering()
    const tab = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    for (let more = 1; more < passes; more += 1)
      await tab.user.click(screen.getByRole('button', { name: 'One more' }))
    await tab.user.click(next())
    await heading('Booking details')
    return tab
  }

  it('say everything that is wrong in a summary that takes focus, and mark the title', async () => {
    const { user } = await toDetails()
    await user.click(next())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please check the first name for mistakes.',
      'Please check the last name for mistakes.',
      'Please check your email address for mistakes.',
    ])
    expect(document.title).toBe('Error: Booking details | Layover')
  })

  it.each([
    ['First name', 'X', 'Please check the first name for mistakes.'],
    ['Last name', '王', 'Please check the last name for mistakes.'],
    ['Email', 'amelia@example', 'Please check your email address for mistakes.'],
    ['Mobile number (optional)', '123', 'Please check your mobile number for mistakes.'],
  ])('%s: %j gets its sentence at the field on Next', async (label, value, sentence) => {
    const { user } = await toDetails()
    await type(user, label, value)
    await user.click(next())
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBe(2))
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(sentence)
  })

  it('want the email twice alike; changing either clears the other’s error', async () => {
    const { user } = await toDetails()
    await type(user, 'Email', 'amelia@example.com')
    await type(user, 'Confirm email', 'amelia@example.org')
    await user.tab()
    expect(screen.getByText("The two email addresses don't match.")).toBeDefined()
    await user.type(screen.getByLabelText('Email'), 'x')
    expect(screen.queryByText("The two email addresses don't match.")).toBeNull()
  })

  it('wait for a pasted number before they let anyone go on', async () => {
    const { user, store, where } = await toDetails()
    await type(user, 'First name', 'Amelia')
    await type(user, 'Last name', 'Hart')
    await type(user, 'Email', 'amelia@example.com')
    await type(user, 'Confirm email', 'amelia@example.com')
    await user.click(screen.getByLabelText('Mobile number (optional)'))
    await user.paste('+41 44 668 18 00')
    await user.click(next())
    await heading('Check your booking')
    expect(where()).toBe('/lounge/buypass?step=3')
    expect(store.getState().session.loungeBuypassInputInfo?.lead).toMatchObject({
      telAbbr: '41',
      checkedMobile: '446681800',
    })
  })

  it('refuse the same name twice, whatever its case and spaces', async () => {
    const { user, where } = await toDetails(2)
    const [first, second] = screen.getAllByLabelText('First name')
    const [firstLast, secondLast] = screen.getAllByLabelText('Last name')
    await user.type(first as HTMLElement, 'Amelia')
    await user.type(firstLast as HTMLElement, 'Hart')
    await user.type(second as HTMLElement, ' amelia ')
    await user.type(secondLast as HTMLElement, 'HART')
    await user.click(next())
    const link = await screen.findByRole('link', { name: /^Passenger 2: / })
    expect(link.textContent).toBe('Passenger 2: Please use unique names for each passenger.')
    expect(document.getElementById('last-name-2-error')?.textContent).toBe(
      'Please use unique names for each passenger.',
    )
    expect(where()).toBe('/lounge/buypass?step=2')
  })

  it('take a pasted international number apart', async () => {
    const { user, store } = await toDetails()
    await user.click(screen.getByLabelText('Mobile number (optional)'))
    await user.paste('+44 7400 123456')
    await waitFor(() =>
      expect(screen.getByLabelText('Mobile number (optional)')).toHaveProperty('value', '7400123456'),
    )
    expect(store.getState().session.loungeBuypassInputInfo?.lead).toMatchObject({ telAbbr: '44' })
  })
})

describe('payment', () => {
  async function open(answers: Parameters<typeof shopAnswering>[0] = {}) {
    const seen = shopAnswering(answers)
    const tab = showPurchase('/lounge/buypass?step=1')
    await toPayment(tab)
    const sent = (path: string) => seen.filter((request) => request.path === path)
    return { ...tab, tab, seen, sent }
  }

  it('keeps Next disabled and says what is missing until card and terms are there', async () => {
    const { tab, user } = await open()
    expect(next()).toHaveProperty('disabled', true)
    expect(
      screen.getAllByText(
        'Still needed: the cardholder name, the card number, the expiry date, the CVV and your agreement to the terms.',
      ),
    ).toHaveLength(2)
    await fillCard(tab)
    await user.click(screen.getByRole('checkbox'))
    expect(next()).toHaveProperty('disabled', true)
    expect(screen.getAllByText('Please click the checkbox to continue.')).toHaveLength(2)
  })

  it.each([
    ['Cardholder name', 'X', 'Please check the cardholder name for mistakes.'],
    ['Card number', '4242424242424243', 'Please check your card number for mistakes.'],
    ['Expiry date', '1220', 'The card you entered has expired. Please check the date or choose another.'],
    ['Expiry date', '1399', 'Please check the expiry date for mistakes.'],
    ['CVV', '1234', 'Please check the CVV for mistakes.'],
  ])('%s: %s gets its sentence on leaving the field, not before', async (label, value, sentence) => {
    const { tab, user, sent } = await open()
    await fillCard(tab)
    await type(user, label, value)
    expect(screen.queryByText(sentence)).toBeNull()
    await user.tab()
    expect(screen.getByText(sentence)).toBeDefined()
    await user.click(next())
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: sentence })).toBeDefined()
    expect(sent(paths.vault)).toHaveLength(0)
  })

  it('puts what the vault says of a field at the field and orders nothing', async () => {
    const { tab, user, sent } = await open({
      [paths.vault]: () => Response.json({ errors: [{ path: 'cardNumber' }] }, { status: 422 }),
    })
    await fillCard(tab)
    await user.click(next())
    await waitFor(() =>
      expect(document.getElementById('card-cardNumber-error')?.textContent).toBe(
        'Please check your card number for mistakes.',
      ),
    )
    expect(screen.getByLabelText('CVV')).toHaveProperty('value', '')
    expect(sent(paths.createOrder)).toHaveLength(0)
  })

  it('makes one order and one charge of a double click and Enter together', async () => {
    const late = held()
    const { tab, user, sent } = await open({ [paths.createOrder]: late.reply })
    await fillCard(tab)
    await user.dblClick(next())
    await user.type(screen.getByLabelText('CVV'), '{Enter}')
    await waitFor(() => expect(sent(paths.createOrder)).toHaveLength(1))
    late.answer(success(created))
    await heading('You are booked')
    expect(sent(paths.createOrder)).toHaveLength(1)
    expect(sent(paths.confirm)).toHaveLength(1)
  })

  it('leaves no card data in the store, in storage or in the address, at any moment', async () => {
    const late = held()
    const { tab, user, store, where } = await open({ [paths.confirm]: late.reply })
    const leaks = () =>
      [
        JSON.stringify(store.getState()),
        JSON.stringify({ ...sessionStorage }),
        JSON.stringify({ ...localStorage }),
        where(),
      ].filter((text) => text.includes(CARD) || text.includes('4242424242424242') || text.includes('12/50'))
    await fillCard(tab)
    expect(leaks()).toEqual([])
    await user.click(next())
    await waitFor(() => expect(sessionStorage.getItem(SESSION_KEY)).toContain('payingSince'))
    expect(leaks()).toEqual([])
    late.answer(success(paid))
    await heading('You are booked')
    expect(leaks()).toEqual([])
  })

  it('asks how the order stands when the answer is lost, and never pays again', async () => {
    let status = 'PAYING'
    const { tab, user, sent, where } = await open({
      [paths.confirm]: () => problem(504),
      [paths.status]: () =>
        success({
          orderNo: created.orderNo,
          status,
          ...(status === 'PAID' && { reference: paid.reference, key: paid.key }),
        }),
    })
    await fillCard(tab)
    await user.click(next())
    await heading('We are checking your payment')
    expect(screen.getByText(/Do not pay again/)).toBeDefined()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    status = 'PAID'
    await waitFor(() => expect(where()).toContain('/lounge/buypass/success'), { timeout: 4000 })
    await heading('You are booked')
    expect(sent(paths.confirm)).toHaveLength(1)
  })

  it('reloaded while it is being paid shows the checking page on every address, and pays nothing twice', async () => {
    const late = held()
    const { tab, user, close } = await open({
      [paths.confirm]: late.reply,
      [paths.status]: () => success({ orderNo: created.orderNo, status: 'PAYING' }),
    })
    await fillCard(tab)
    await user.click(next())
    await waitFor(() => expect(sessionStorage.getItem(SESSION_KEY)).toContain('payingSince'))
    close()
    const again = showPurchase('/lounge/buypass?step=1')
    await heading('We are checking your payment')
    expect(again.where()).toBe('/lounge/buypass?step=4')
  })

  it('declined comes back with everything but the CVV, for the same order and with another key', async () => {
    let isDeclined = true
    const { tab, user, sent, where } = await open({
      [paths.confirm]: () => (isDeclined ? refusal('PAYMENT_DECLINED') : success(paid)),
    })
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    expect(where()).toBe('/lounge/buypass/fail?type=payment')
    expect(screen.getByText('The payment was unsuccessful, please try again.')).toBeDefined()
    isDeclined = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Pay by card')
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', CARD)
    expect(screen.getByLabelText('CVV')).toHaveProperty('value', '')
    await fillCard(tab)
    await user.click(next())
    await heading('You are booked')
    expect(sent(paths.createOrder)).toHaveLength(1)
    const [first, second] = sent(paths.confirm)
    expect(second?.body.orderNo).toBe(first?.body.orderNo)
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
  })

  it('of an order that is refused leads back to the review', async () => {
    const { tab, user, where, sent } = await open({ [paths.createOrder]: () => refusal('ORDER_EXPIRED') })
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    expect(where()).toBe('/lounge/buypass/fail?type=order')
    expect(screen.getByText('The order was unsuccessful, please try again.')).toBeDefined()
    expect(sent(paths.confirm)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Check your booking')
  })

  it('asks for the same order with the same key when creating it had no answer', async () => {
    let isDown = true
    const { tab, user, sent } = await open({
      [paths.createOrder]: () => (isDown ? problem(503) : success(created)),
    })
    await fillCard(tab)
    await user.click(next())
    await waitFor(() => expect(screen.getByLabelText('CVV')).toHaveProperty('value', ''))
    isDown = false
    await fillCard(tab)
    await user.click(next())
    await heading('You are booked')
    const [first, second] = sent(paths.createOrder).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
  })

  it('says honestly that it cannot take a card when the provider session is asked for', async () => {
    await open({
      [paths.cardPath]: () => success({ caller: 'layover-shop', switchFlag: '1', switchToken: '' }),
    })
    expect(await screen.findByText(/We cannot take a card right now/)).toBeDefined()
    expect(next()).toHaveProperty('disabled', true)
  })

  it('forgets the card when the page is hidden for good', async () => {
    const { tab } = await open()
    await fillCard(tab)
    dispatchEvent(new Event('pagehide'))
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '')
  })
})

describe('the result', () => {
  it('opens on another device from its address alone', async () => {
    const seen = shopAnswering()
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    await heading('You are booked')
    expect(seen.find(({ path }) => path === paths.order)?.body).toEqual({
      reference: paid.reference,
      key: paid.key,
    })
    expect(screen.getByRole('img', { name: 'QR code of pass 1, Amelia Hart' })).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Harrier Lounge' })).toBeDefined()
  })

  it('without its key says so and does not say that nothing was bought', async () => {
    shopAnswering({ [paths.order]: () => refusal('NOT_FOUND') })
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}`)
    await heading('We cannot find this booking')
    expect(screen.getByText(/Do not pay again/)).toBeDefined()
  })
})
