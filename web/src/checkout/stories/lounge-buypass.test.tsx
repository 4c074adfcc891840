import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { clearPurchase } from '../../session/session-slice.ts'
import { paid, paths, shopAnswering } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase, toPayment, toReview } from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('the way through the purchase', () => {
  it('goes from the cart to the passes, one step per address, and Back cannot re-enter Payment', async () => {
    const seen = shopAnswering()
    const tab = showPurchase('/lounge/buypass?step=1')
    await toPayment(tab)
    expect(tab.where()).toBe('/lounge/buypass?step=4')
    await fillCard(tab)
    await tab.user.click(next())
    await heading('Your pass is ready')
    expect(tab.where()).toBe(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    expect(screen.getByRole('article', { name: 'Lounge pass 1 of 1, Amelia Hart' })).toBeDefined()
    const order = seen.find(({ path }) => path === paths.createOrder)?.body
    expect(order).toEqual({
      lead: { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' },
      passengers: [],
      expectedTotal: '34.00',
      currency: 'GBP',
    })
    await waitFor(() => expect(tab.store.getState().session.loungeBuypassInputInfo).toBeNull())
    expect(seen.some(({ path }) => path === paths.status)).toBe(false)
    expect(seen.filter(({ path }) => path === paths.quote)).toHaveLength(1)
    await tab.go(-1)
    await heading('Your cart')
    expect(tab.where()).toBe('/lounge/buypass?step=1')
  })

  it('ends with a receipt that names number, seller, card, date, lines, total and currency', async () => {
    shopAnswering()
    const tab = showPurchase('/lounge/buypass?step=1')
    await toPayment(tab)
    await fillCard(tab)
    await tab.user.click(next())
    const receipt = await screen.findByRole('region', { name: 'Receipt' })
    expect(receipt.textContent).toContain(`Receipt number and booking reference ${paid.reference}`)
    for (const said of [
      'Sold by Layover Ltd, 1 Example Street, London',
      'Paid Sun 7 Mar 2027, 10:02 (UTC)',
      'Visa ending in 4242',
      'Lounge pass',
      '£34.00 GBP',
    ])
      expect(within(receipt).getByText(said)).toBeDefined()
  })

  it('names a currency without a sign of its own once in the receipt', async () => {
    const inDirhams = { ...paid, currency: 'AED', currencySymbol: 'AED' }
    shopAnswering({ [paths.order]: () => success(inDirhams) })
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    const receipt = await screen.findByRole('region', { name: 'Receipt' })
    expect(receipt.textContent).toMatch(/Total paidAED\s34\.00$/)
  })

  it('ends with several passes under their number', async () => {
    const [pass] = paid.passes
    shopAnswering({
      [paths.confirm]: () => success({ ...paid, passes: [pass, { ...pass, number: 'LV7K-29QD-2' }] }),
    })
    const tab = showPurchase('/lounge/buypass?step=1')
    await toPayment(tab)
    await fillCard(tab)
    await tab.user.click(next())
    await heading('Your 2 passes are ready')
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

describe('two idle hours', () => {
  it('end on the cart at the address of a later step, from which Next goes on', async () => {
    shopAnswering()
    const { user, store } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(next())
    await heading('Booking details')
    act(() => void store.dispatch(clearPurchase()))
    await heading('Your cart')
    await user.click(next())
    await heading('Booking details')
  })
})

describe('removing the item', () => {
  it('restarts with an empty draft on step 1, and continues by Escape', async () => {
    shopAnswering()
    const { user, where, store } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(screen.getByRole('button', { name: 'Remove Walk-up lounge pass' }))
    await user.click(screen.getByRole('button', { name: 'Continue booking' }))
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2')
    await user.click(screen.getByRole('button', { name: 'Remove Walk-up lounge pass' }))
    await user.click(screen.getByRole('button', { name: 'Restart the order' }))
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveProperty('value', '1'))
    expect(where()).toBe('/lounge/buypass?step=1')
    await waitFor(() =>
      expect(store.getState().session.loungeBuypassInputInfo).toMatchObject({
        quantity: 1,
        isCartSeen: false,
      }),
    )
  })

  it('leaves to where the visitor came from', async () => {
    shopAnswering()
    const { user, where } = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByRole('button', { name: 'Remove Walk-up lounge pass' }))
    await user.click(screen.getByRole('button', { name: 'Leave checkout' }))
    await heading('Home')
    expect(where()).toBe('/')
  })
})

describe('the result', () => {
  it('opens on another device from its address alone', async () => {
    const seen = shopAnswering()
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    await heading('Your pass is ready')
    expect(seen.find(({ path }) => path === paths.order)?.body).toEqual({
      reference: paid.reference,
      key: paid.key,
    })
    expect(screen.getByRole('img', { name: 'QR code of pass 1, Amelia Hart' })).toBeDefined()
    expect(await screen.findByRole('link', { name: /Harrier Lounge/ })).toBeDefined()
  })

  it('without its key shows that, fetches nothing and does not claim that nothing was bought', async () => {
    const seen = shopAnswering()
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}`)
    await heading('We cannot find this booking')
    expect(screen.getByText(/Do not pay again/)).toBeDefined()
    expect(seen.some(({ path }) => path === paths.order)).toBe(false)
  })

  it('of a cut or mistyped link is not found, like an unknown one', async () => {
    shopAnswering({ [paths.order]: () => problem(400) })
    showPurchase('/lounge/buypass/success?ref=NOPE#k=short')
    await heading('We cannot find this booking')
    expect(screen.getByText(/Do not pay again/)).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    const [first] = screen.getAllByRole('link')
    expect(first?.textContent).toBe('Find my booking')
    expect(first?.className).toContain('button--main')
  })

  it('of another service is not shown as a pass to every lounge', async () => {
    shopAnswering({ [paths.order]: () => success({ ...paid, serviceType: 'FASTTRACK' }) })
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    await heading('We cannot find this booking')
  })

  it('of another service leads to its own page, with the whole link', async () => {
    const visit = {
      placeCode: 'LHR-FT-T5',
      placeName: 'Fast Track Terminal 5',
      airportCode: 'LHR',
      terminal: 'Terminal 5',
      securityType: 'Landside',
      visitDate: '2027-03-09',
      visitTime: '14:30',
      startsAt: '2027-03-09T14:30:00.000Z',
      timeZone: 'Europe/London',
      flightNumber: 'ZQ214',
    }
    shopAnswering({ [paths.order]: () => success({ ...paid, serviceType: 'FASTTRACK', visit }) })
    const { where } = showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    const own = '/fast-track/layover/LHR/LHR-FT-T5/success'
    await waitFor(() => expect(where()).toBe(`${own}?ref=${paid.reference}#k=${paid.key}`))
  })

  it('says that it was mailed only where the order says so', async () => {
    shopAnswering({ [paths.order]: () => success({ ...paid, mailsConfirmation: true }) })
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    expect(await screen.findByText(/We have emailed you a copy/)).toBeDefined()
    cleanup()
    shopAnswering()
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    await heading('Your pass is ready')
    expect(screen.queryByText(/emailed/)).toBeNull()
  })

  it('that failed shows for a mere link that nothing is stored', async () => {
    shopAnswering()
    const { user, where } = showPurchase('/lounge/buypass/fail?type=payment')
    await heading('Oh no, something went wrong')
    expect(screen.queryByText(/We kept your details/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Your cart')
    expect(where()).toBe('/lounge/buypass?step=1')
  })

  it('is not titled as a booking when its key is wrong', async () => {
    shopAnswering({ [paths.order]: () => refusal('NOT_FOUND') })
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=wrong`)
    await heading('We cannot find this booking')
    expect(document.title).toBe('We cannot find this booking | Layover')
  })
})
