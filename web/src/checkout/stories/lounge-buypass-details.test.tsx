import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { success } from '../../api/fake-gateway.test-kit.ts'
import { shopAnswering } from './purchase-answers.test-kit.ts'
import { fill, heading, next, showPurchase } from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('booking details', () => {
  async function toDetails(passes = 1, answers: Parameters<typeof shopAnswering>[0] = {}) {
    shopAnswering(answers)
    const tab = showPurchase('/lounge/buypass?step=1')
    await heading('Your cart')
    for (let more = 1; more < passes; more += 1)
      await tab.user.click(screen.getByRole('button', { name: 'One more' }))
    await tab.user.click(next())
    await heading('Booking details')
    return tab
  }

  it('show all errors in a summary that takes focus, and mark the title', async () => {
    const { user } = await toDetails()
    await user.click(next())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Enter a first name.',
      'Enter a last name.',
      'Enter your email address.',
      'Enter your email address again.',
    ])
    await waitFor(() => expect(document.title).toBe('Error: Booking details | Layover'))
  })

  it.each([
    ['First name', 'X', 'Please check the first name for mistakes.'],
    ['Last name', 'H@rt', 'Please check the last name for mistakes.'],
    ['Last name', '王', 'Use Latin letters for the last name, as on the passport.'],
    ['Email', 'amelia@example', 'Please check your email address for mistakes.'],
    ['Mobile number (optional)', '123', 'Please check your mobile number for mistakes.'],
  ])('%s: %j gets its sentence at the field on Next', async (label, value, sentence) => {
    const { user } = await toDetails()
    fill(label, value)
    await user.click(next())
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBe(2))
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(sentence)
  })

  it.each([
    ['First name', '\u202aAme\u00adlia\u00a0Rose\u202c', 'Amelia Rose'],
    ['Last name', 'O\u2018Brien\u2011Hart\u200b', "O'Brien-Hart"],
    ['Email', '\u202aamelia\u2011hart@example.com\u202c', 'amelia-hart@example.com'],
    ['Confirm email', 'amelia@example.com\ufeff', 'amelia@example.com'],
  ])('%s: pasted, %j is what it looks like', async (label, pasted, shown) => {
    await toDetails()
    fill(label, pasted)
    expect((screen.getByLabelText(label, { exact: true }) as HTMLInputElement).value).toBe(shown)
  })

  it('cut no pasted name, and say that one of more than 50 characters is wrong', async () => {
    const { user } = await toDetails()
    const name = screen.getByLabelText('First name') as HTMLInputElement
    await user.click(name)
    await user.paste('a'.repeat(51))
    expect(name.value).toBe('a'.repeat(51))
    await user.tab()
    await screen.findByText('Please check the first name for mistakes.')
    await user.clear(name)
    await user.paste('e\u0301'.repeat(50))
    await user.tab()
    expect(screen.queryByText('Please check the first name for mistakes.')).toBeNull()
  })

  it('mark a wrong mobile number on leaving it, until the number is right', async () => {
    const { user } = await toDetails()
    const mobile = screen.getByLabelText('Mobile number (optional)')
    const sentence = () => document.getElementById(`${mobile.id}-error`)?.textContent
    const wrong = 'Please check your mobile number for mistakes.'
    await user.type(mobile, '740012345')
    expect(sentence()).toBeUndefined()
    await user.tab()
    await waitFor(() => expect(sentence()).toBe(wrong))
    await user.type(mobile, '{Backspace}')
    // The rule checks every typed number, which takes a moment.
    await act(() => vi.dynamicImportSettled())
    expect(sentence()).toBe(wrong)
    await user.type(mobile, '56')
    await waitFor(() => expect(sentence()).toBeUndefined())
  })

  it('want the email twice alike; changing either clears the other’s error', async () => {
    const { user } = await toDetails()
    fill('Email', 'amelia@example.com')
    fill('Confirm email', 'amelia@example.org')
    await user.tab()
    expect(screen.getByText("The two email addresses don't match.")).toBeDefined()
    await user.type(screen.getByLabelText('Email'), 'x')
    expect(screen.queryByText("The two email addresses don't match.")).toBeNull()
  })

  it('wait for a pasted number before they let anyone go on', async () => {
    const { user, store, where } = await toDetails()
    fill('First name', 'Amelia')
    fill('Last name', 'Hart')
    fill('Email', 'amelia@example.com')
    fill('Confirm email', 'amelia@example.com')
    await user.click(screen.getByLabelText('Mobile number (optional)'))
    await user.paste('+41 44 668 18 00')
    await user.click(next())
    await heading('Check your booking')
    expect(where()).toBe('/lounge/buypass?step=3')
    await waitFor(() =>
      expect(store.getState().session.loungeBuypassInputInfo?.lead).toMatchObject({
        telAbbr: '41',
        checkedMobile: '446681800',
      }),
    )
  })

  it('suggest the domain that a misspelt one means; one press takes it, for both boxes', async () => {
    const { user } = await toDetails()
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    const suggestion = { name: 'amelia@gmail.com' }
    await user.type(email, 'amelia@gmial.com')
    expect(screen.queryByRole('button', suggestion)).toBeNull()
    fill('Confirm email', 'amelia@gmial.com')
    await user.tab()
    const button = await screen.findByRole('button', suggestion)
    expect(button.closest('[role=status]')?.textContent).toBe('Did you mean amelia@gmail.com?')
    await user.click(button)
    expect(email.value).toBe('amelia@gmail.com')
    expect(screen.getByLabelText<HTMLInputElement>('Confirm email').value).toBe('amelia@gmail.com')
    expect(document.activeElement).toBe(email)
    expect(screen.queryByRole('button', suggestion)).toBeNull()
  })

  it('let a suggestion be ignored', async () => {
    const { user } = await toDetails()
    fill('First name', 'Amelia')
    fill('Last name', 'Hart')
    fill('Confirm email', 'amelia@gmial.com')
    await user.type(screen.getByLabelText('Email'), 'amelia@gmial.com')
    await user.click(next())
    await heading('Check your booking')
    expect(screen.getByText('amelia@gmial.com')).toBeDefined()
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

  const mobileBox = () => screen.getByLabelText<HTMLInputElement>('Mobile number (optional)')
  const codePicker = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country calling code' })

  it.each([
    ['typed', '+353 86 123 4567', 'Ireland'],
    ['typed', '00353861234567', 'Ireland'],
    ['pasted', '+353 86 123 4567', 'Ireland'],
    ['autofilled', '+353 86 123 4567', 'Ireland'],
    ['typed', '+1 212 555 0123', 'United States'],
    ['typed', '+44 7400 123456', 'United Kingdom'],
  ])('read an international number that is %s: %s', async (how, text, country) => {
    const { user } = await toDetails()
    if (how === 'autofilled') fill('Mobile number (optional)', text)
    else await user.click(mobileBox())
    if (how === 'typed') await user.keyboard(text)
    if (how === 'pasted') await user.paste(text)
    const national = text.replace(/^(\+1|\+44|\+353|00353)/, '').replaceAll(' ', '')
    await waitFor(() => expect(mobileBox().value).toBe(national))
    await waitFor(() => expect(codePicker().selectedOptions[0]?.text).toContain(country))
  })

  it('open no popup over the form for countries that do not come, and the picker fetches them', async () => {
    let isDead = true
    const ireland = [{ name: 'Ireland', telAbbr: '353' }]
    const codes = vi.fn(() => {
      if (isDead) throw new TypeError('Failed to fetch')
      return success(ireland)
    })
    const { user, store } = await toDetails(1, { '/api/product/getByEntity': codes })
    await waitFor(() => expect(codes).toHaveBeenCalled())
    await act(async () => {})
    isDead = false
    await user.click(codePicker())
    await waitFor(() => expect(codePicker().textContent).toContain('Ireland'))
    expect(store.getState().errorPopup.content).toBeNull()
  })

  it('keep the plus and the digits while no code is known, and refuse them on Next', async () => {
    const { user } = await toDetails()
    await user.type(mobileBox(), '+999 123 456')
    expect(mobileBox().value).toBe('+999123456')
    await user.click(next())
    await waitFor(() => expect(mobileBox().getAttribute('aria-invalid')).toBe('true'))
    expect(mobileBox().value).toBe('+999123456')
  })

  it('read a plus typed before a number when the field is left, not before', async () => {
    const { user } = await toDetails()
    await user.type(mobileBox(), '7400123456')
    await user.type(mobileBox(), '+44', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    expect(mobileBox().value).toBe('+447400123456')
    await user.tab()
    await waitFor(() => expect(mobileBox().value).toBe('7400123456'))
    expect(codePicker().value).toMatch(/^44/)
  })

  it('leave the caret behind its digit where another sign is stripped', async () => {
    const { user } = await toDetails()
    await user.type(mobileBox(), '7400123456')
    await user.type(mobileBox(), ' 9', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    expect(mobileBox().value).toBe('74009123456')
    expect(mobileBox().selectionStart).toBe(5)
  })

  it('drop a code that the number repeats, when the field is left', async () => {
    const { user } = await toDetails()
    await user.type(mobileBox(), '447400123456')
    await user.tab()
    await waitFor(() => expect(mobileBox().value).toBe('7400123456'))
    expect(mobileBox().getAttribute('aria-invalid')).toBeNull()
  })
})
