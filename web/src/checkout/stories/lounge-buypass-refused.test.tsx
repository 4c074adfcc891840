import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { SESSION_KEY } from '../../session/session-storage.ts'
import {
  applyCode,
  discounted,
  expectDroppedCode,
  openPass,
  shopWithCode,
} from './discounted-pass.test-kit.tsx'
import { paid, paths, price } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('a confirm that is refused before the card is charged', () => {
  it.each([403, 415, 422, 429])(
    'with HTTP %i stays on Payment and shows that nothing was charged',
    async (status) => {
      let isRefused = true
      const { tab, user, where, keys, sent } = await openPass({
        [paths.confirm]: () => (isRefused ? problem(status) : success(paid)),
      })
      await toPayment(tab)
      await fillCard(tab)
      await user.click(next())
      const popup = await screen.findByRole('alertdialog')
      expect(within(popup).getByText('Oh, something went wrong')).toBeDefined()
      await user.click(within(popup).getByRole('button', { name: 'OK' }))
      expect(where()).toBe('/lounge/buypass?step=4')
      expect(screen.getByText(/Nothing was charged/)).toBeDefined()
      isRefused = false
      await fillCard(tab)
      await user.click(next())
      await heading('Your pass is ready')
      expect(sent(paths.createOrder)).toHaveLength(1)
      expect(new Set(keys(paths.confirm)).size).toBe(2)
    },
  )

  it('as not available is not called a decline of the bank', async () => {
    const { tab, user, where } = await openPass({ [paths.confirm]: () => refusal('NOT_AVAILABLE') })
    await toPayment(tab)
    await fillCard(tab)
    await user.click(next())
    await screen.findByRole('alertdialog')
    expect(where()).toBe('/lounge/buypass?step=4')
    expect(screen.getByText(/Nothing was charged/)).toBeDefined()
    expect(screen.queryByText(/bank/i)).toBeNull()
  })

  it('because the code was used meanwhile leads to the review, without the code, for another order', async () => {
    let isUsed = false
    const { tab, user, where, sent, keys } = await openPass({
      ...shopWithCode(() => !isUsed),
      [paths.confirm]: () => {
        if (isUsed) return success(paid)
        isUsed = true
        return refusal('20001')
      },
    })
    await applyCode(tab)
    await toPayment(tab)
    await fillCard(tab)
    await user.click(next())
    await heading('Check your booking')
    expect(where()).toBe('/lounge/buypass?step=3')
    expectDroppedCode()
    await screen.findAllByText('£34.00')
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    await user.click(next())
    await heading('Pay by card')
    await fillCard(tab)
    await user.click(next())
    await heading('Your pass is ready')
    expect(sent(paths.createOrder).map(({ body }) => body.expectedTotal)).toEqual(['27.20', '34.00'])
    expect(new Set(keys(paths.createOrder)).size).toBe(2)
  })

  it('after five declined cards shows that a new order is needed, and makes one', async () => {
    let isClosed = true
    let declines = 0
    const { tab, user, sent, keys } = await openPass({
      [paths.confirm]: () => {
        if (!isClosed) return success(paid)
        declines += 1
        return refusal(declines > 5 ? 'TOO_MANY_ATTEMPTS' : 'PAYMENT_DECLINED')
      },
    })
    await toPayment(tab)
    for (let card = 1; card <= 5; card += 1) {
      await fillCard(tab)
      await user.click(next())
      await heading('Oh no, something went wrong')
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await heading('Pay by card')
    }
    await fillCard(tab)
    await user.click(next())
    await heading('Check your booking')
    const popup = await screen.findByRole('alertdialog')
    expect(within(popup).getByText(/You have used all five tries/)).toBeDefined()
    await user.click(within(popup).getByRole('button', { name: 'OK' }))
    expect(sent(paths.quote)).toHaveLength(2)
    isClosed = false
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    await user.click(next())
    await heading('Pay by card')
    await fillCard(tab)
    await user.click(next())
    await heading('Your pass is ready')
    expect(new Set(keys(paths.createOrder)).size).toBe(2)
  })

  it('because the order has expired leads to the review for another order', async () => {
    const { tab, user, where, store } = await openPass({ [paths.confirm]: () => refusal('ORDER_EXPIRED') })
    await toPayment(tab)
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    expect(where()).toBe('/lounge/buypass/fail?type=order')
    await waitFor(() => expect(store.getState().session.loungeBuypassInputInfo?.intent).toBeUndefined())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Check your booking')
  })

  it('because the price has changed shows the new one before another order is made', async () => {
    let isChanged = false
    const { tab, user, sent } = await openPass({
      [paths.quote]: () =>
        success(isChanged ? { ...price, totalAmount: '36.00', overNumTotalPrice: '36.00' } : price),
      [paths.confirm]: () => {
        if (isChanged) return success(paid)
        isChanged = true
        return refusal('PRICE_CHANGED')
      },
    })
    await toPayment(tab)
    await fillCard(tab)
    await user.click(next())
    await user.click(await screen.findByRole('button', { name: 'Pay £36.00 instead' }))
    await fillCard(tab)
    await user.click(next())
    await heading('Your pass is ready')
    expect(sent(paths.createOrder).map(({ body }) => body.expectedTotal)).toEqual(['34.00', '36.00'])
  })
})

describe('a payment that failed', () => {
  it.each([
    ['because no bank was reached', 'The card provider could not be reached; nothing was charged.'],
    ['by the bank', 'Your bank declined the card.'],
    ['for a reason with markup in it', '<img src=x onerror=alert(1)>'],
    ['without a reason', undefined],
  ])('%s shows the reply’s own reason, as text', async (_what, message) => {
    const { tab, user } = await openPass({ [paths.confirm]: () => refusal('PAYMENT_DECLINED', message) })
    await toPayment(tab)
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    expect(screen.getByText('The payment was unsuccessful, please try again.')).toBeDefined()
    const note = screen.getByText(/You have not paid\. We kept your details/)
    expect(note.textContent).toContain(message ?? '')
    if (message !== 'Your bank declined the card.') expect(note.textContent).not.toMatch(/bank/i)
  })
})

describe('an order that is refused', () => {
  it('because its code was used meanwhile leads to the review with the price without it, and charges nothing', async () => {
    let isUsed = false
    const { tab, user, where, sent } = await openPass({
      ...shopWithCode(() => !isUsed),
      [paths.createOrder]: () => {
        isUsed = true
        return refusal('20001')
      },
    })
    await applyCode(tab)
    await toPayment(tab)
    await fillCard(tab)
    await user.click(next())
    await heading('Check your booking')
    expect(where()).toBe('/lounge/buypass?step=3')
    expectDroppedCode()
    await screen.findAllByText('£34.00')
    expect(sent(paths.confirm)).toHaveLength(0)
  })
})

describe('an order that stands after a decline', () => {
  it('keeps its own total and its code against a newer quote', async () => {
    let isUsed = false
    const { tab, user, sent } = await openPass({
      ...shopWithCode(() => !isUsed),
      [paths.confirm]: () => {
        if (isUsed) return success(paid)
        isUsed = true
        return refusal('PAYMENT_DECLINED')
      },
    })
    await applyCode(tab)
    await toPayment(tab)
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Pay by card')
    expect(screen.getAllByText('£27.20').length).toBeGreaterThan(0)
    await fillCard(tab)
    await user.click(next())
    await heading('Your pass is ready')
    expect(sent(paths.createOrder)).toHaveLength(1)
    expect(sent(paths.confirm)).toHaveLength(2)
  })

  it('is left for another one when the answers change', async () => {
    let isDeclined = true
    const { tab, user, sent } = await openPass({
      [paths.quote]: ({ passengerNumber }) =>
        success({ ...price, totalAmount: passengerNumber === 2 ? '68.00' : '34.00' }),
      [paths.confirm]: () => {
        if (!isDeclined) return success(paid)
        isDeclined = false
        return refusal('PAYMENT_DECLINED')
      },
    })
    await toPayment(tab)
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    await tab.go('/lounge/buypass?step=1')
    await heading('Your cart')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await screen.findAllByText('£68.00')
    expect(sent(paths.quote).at(-1)?.body.passengerNumber).toBe(2)
  })
})

describe('a discounted price', () => {
  it('that fails for another reason keeps the code', async () => {
    let isDown = false
    const { tab, user, store } = await openPass({
      ...shopWithCode(() => true),
      [paths.quote]: (body) => {
        if (isDown) return refusal('SOMETHING')
        return success(body.discountCode === undefined ? price : discounted)
      },
    })
    await applyCode(tab)
    isDown = true
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await screen.findByRole('alertdialog')
    await waitFor(() =>
      expect(store.getState().session.discountData).toMatchObject({
        discountCode: 'ONCE20',
        discountCodeValid: true,
      }),
    )
  })
})

describe('a duplicated tab', () => {
  it('of Payment requests the same order with the same keys', async () => {
    const { tab, keys } = await openPass()
    await toPayment(tab)
    await waitFor(() => expect(sessionStorage.getItem(SESSION_KEY)).toContain('orderKey'))
    const copied = { ...sessionStorage }
    await fillCard(tab)
    await tab.user.click(next())
    await heading('Your pass is ready')
    tab.close()
    for (const [name, value] of Object.entries(copied)) sessionStorage.setItem(name, value)
    const twin = showPurchase('/lounge/buypass?step=4')
    await heading('Pay by card')
    await screen.findByLabelText('Cardholder name')
    await fillCard(twin)
    await twin.user.click(next())
    await heading('Your pass is ready')
    expect(keys(paths.createOrder)).toHaveLength(2)
    expect(new Set(keys(paths.createOrder)).size).toBe(1)
    expect(new Set(keys(paths.confirm)).size).toBe(1)
  })
})
