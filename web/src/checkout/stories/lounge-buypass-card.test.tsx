import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorPopupHost } from '../../app/overlays/error-popup.tsx'
import { paths, shopAnswering } from './purchase-answers.test-kit.ts'
import { fill, fillCard, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('payment', () => {
  async function open(answers: Parameters<typeof shopAnswering>[0] = {}) {
    const seen = shopAnswering(answers)
    const tab = showPurchase('/lounge/buypass?step=1', <ErrorPopupHost />)
    await toPayment(tab)
    const sent = (path: string) => seen.filter((request) => request.path === path)
    return { ...tab, tab, seen, sent }
  }

  it('keeps Next disabled and lists what is missing until card and terms are there', async () => {
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
    fill(label, value)
    expect(screen.queryByText(sentence)).toBeNull()
    await user.tab()
    expect(screen.getByText(sentence)).toBeDefined()
    await user.click(next())
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: sentence })).toBeDefined()
    expect(sent(paths.vault)).toHaveLength(0)
  })

  it('shows the vault’s error of a field at the field and orders nothing', async () => {
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

  it.each([
    [400, 'Parameter missing', { title: 'Error', message: 'Parameter missing' }],
    [503, 'Too many', { title: 'Connection Error', message: 'There are problems connecting to the server.' }],
  ])('shows in the popup why the vault answered %d', async (status, title, content) => {
    const { tab, user, sent } = await open({ [paths.vault]: () => Response.json({ title }, { status }) })
    await fillCard(tab)
    await user.click(next())
    await waitFor(() => expect(tab.store.getState().errorPopup.content).toEqual(content))
    expect(within(screen.getByRole('alertdialog')).getByText(content.message)).toBeDefined()
    expect(sent(paths.createOrder)).toHaveLength(0)
  })
})
