import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths, shopAnswering } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

/** The middle of a month, so that every zone is in the same month. */
const NOW = new Date('2026-11-15T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const NUMBER = 'Please check your card number for mistakes.'
const NAME = 'Please check the cardholder name for mistakes.'
const EXPIRY = 'Please check the expiry date for mistakes.'
const EXPIRED = 'The card you entered has expired. Please check the date or choose another.'
const CVV = 'Please check the CVV for mistakes.'

const LABELS = {
  cardholderName: 'Cardholder name',
  cardNumber: 'Card number',
  expiryDate: 'Expiry date',
  cvv: 'CVV',
} as const
type Field = keyof typeof LABELS
type Case = readonly [value: string, error: string | undefined, shown?: string]

const box = (field: Field) => screen.getByLabelText(LABELS[field]) as HTMLInputElement
const errorOf = (field: Field) => document.getElementById(`card-${field}-error`)?.textContent

const OTHER_SIGNS = "O'Neill-Smith Jr. 3/4"

/** Leaves the field. For a value that is too short to look complete, leaving shows nothing, and Next does. */
const CASES: Record<Field, readonly Case[]> = {
  cardNumber: [
    ['675900000000', undefined, '6759 0000 0000'],
    ['6759000000000000005', undefined, '6759 0000 0000 0000 005'],
    ['6205500000000000004', undefined, '6205 5000 0000 0000 004'],
    ['4242424242424243', NUMBER, '4242 4242 4242 4243'],
    ['4242424242424242', undefined, '4242 4242 4242 4242'],
    ['675900000001', NUMBER, '6759 0000 0001'],
    ['6759000000000000006', NUMBER, '6759 0000 0000 0000 006'],
    // The field accepts 19 digits and ignores the rest.
    ['67590000000000000059', undefined, '6759 0000 0000 0000 005'],
    ['4242-4242-4242-4242', undefined, '4242 4242 4242 4242'],
    ['4242–4242–4242–4242', undefined, '4242 4242 4242 4242'],
    [' 4242\u00a04242\t4242 4242 ', undefined, '4242 4242 4242 4242'],
    ['Card 4242 4242 4242 4242', undefined, '4242 4242 4242 4242'],
    ['４２４２٤٢٤٢۴۲۴۲4242', undefined, '4242 4242 4242 4242'],
    ['378282246310005', undefined, '3782 822463 10005'],
  ],
  cardholderName: [
    ['X', NAME],
    ['Xy', undefined],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), NAME],
    [`  ${'a'.repeat(50)}  `, undefined],
    [' X ', NAME],
    ['\u202aJosé\u00a0Núñez\u202c', undefined, 'José Núñez'],
    ['José Núñez', undefined],
    ['Łukasz Żółć', undefined],
    ['Nguye\u0302\u0303n', undefined],
    [OTHER_SIGNS, undefined],
    ['王小明', NAME],
    ['A\u202eB', undefined, 'AB'],
    ['<b>Amelia</b>', NAME],
    ['Amelia@Hart', NAME],
    ['Amelia 🛫', NAME],
  ],
  expiryDate: [
    ['11/26', undefined],
    ['10/26', EXPIRED],
    ['11/51', undefined],
    ['12/51', EXPIRY],
    ['12/29', undefined],
    ['1229', undefined, '12/29'],
    ['١٢٢٩', undefined, '12/29'],
    ['12/2029', undefined, '12/29'],
    ['2029-12', undefined, '12/29'],
    ['11/2025', EXPIRED, '11/25'],
    ['00/29', EXPIRY],
    ['13/29', EXPIRY],
    ['1/30', undefined, '01/30'],
  ],
  cvv: [
    ['123', undefined],
    ['1234', CVV],
    ['12x3', undefined, '123'],
    ['١٢٣', undefined, '123'],
    ['000', undefined],
  ],
}

async function open() {
  const seen = shopAnswering()
  const tab = showPurchase('/lounge/buypass?step=1')
  await toPayment(tab)
  await fillCard(tab)
  const sent = (path: string) => seen.filter((request) => request.path === path)
  return { ...tab, tab, sent }
}

/** A value in one event, as from a paste or autofill. */
function put(field: Field, value: string) {
  fireEvent.change(box(field), { target: { value: '' } })
  fireEvent.change(box(field), { target: { value } })
}

describe('the card form', () => {
  for (const field of Object.keys(CASES) as Field[]) {
    it(`holds ${LABELS[field]} to its rule at the exact bounds, on leaving the field and not before`, async () => {
      await open()
      const good = box(field).value
      for (const [value, error, shown = value] of CASES[field]) {
        put(field, good)
        put(field, value)
        expect([value, errorOf(field)]).toEqual([value, undefined])
        expect(box(field).value).toBe(shown)
        fireEvent.blur(box(field))
        expect([value, errorOf(field)]).toEqual([value, error])
      }
    })

    it(`lets nobody pay with a wrong ${LABELS[field]}, shows the error in the summary, and removes it once corrected`, async () => {
      const { user, sent } = await open()
      const good = box(field).value
      const [value = '', error] = CASES[field].find(([, wrong]) => wrong !== undefined) ?? []
      put(field, value)
      await user.click(next())
      const alert = await screen.findByRole('alert')
      const links = within(alert).getAllByRole('link')
      expect(links.map((link) => link.textContent)).toEqual([error])
      expect(document.activeElement).toBe(alert)
      put(field, good)
      expect(errorOf(field)).toBeUndefined()
      expect(sent(paths.vault)).toEqual([])
      await user.click(next())
      await heading('Your pass is ready')
    })
  }

  it.each<[Field, string, string]>([
    ['cardNumber', '79927398713', NUMBER],
    ['cardNumber', '4', NUMBER],
    ['expiryDate', '12/2', EXPIRY],
    ['cvv', '12', CVV],
  ])(
    'shows no error of a %s of %s while it looks unfinished, and all errors on Next',
    async (field, value, error) => {
      const { user, sent } = await open()
      put(field, value)
      fireEvent.blur(box(field))
      expect(errorOf(field)).toBeUndefined()
      await user.click(next())
      await waitFor(() => expect(errorOf(field)).toBe(error))
      expect(sent(paths.vault)).toEqual([])
    },
  )

  it('wants the brand’s CVV: four digits for American Express, three for the others', async () => {
    await open()
    put('cardNumber', '378282246310005')
    for (const [cvv, error] of [
      ['1234', undefined],
      ['123', CVV],
    ] as const) {
      put('cvv', cvv)
      fireEvent.blur(box('cvv'))
      expect(errorOf('cvv')).toBe(error)
    }
    put('cardNumber', '5555555555554444')
    expect(errorOf('cvv')).toBeUndefined()
  })

  it('takes a number that is pasted with dashes, and leaves the caret where the eye has it', async () => {
    const { user } = await open()
    await user.clear(box('cardNumber'))
    await user.paste('5555-5555-5555-4444')
    expect(box('cardNumber').value).toBe('5555 5555 5555 4444')
    await user.type(box('cardNumber'), '{Backspace}', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect([box('cardNumber').value, box('cardNumber').selectionStart]).toEqual(['5555 5555 5554 444', 1])
    await user.keyboard('5')
    expect([box('cardNumber').value, box('cardNumber').selectionStart]).toEqual(['5555 5555 5555 4444', 2])
  })

  it('lets the browser fill it in and never shows or checks the spelling of what is secret', async () => {
    await open()
    expect(
      (Object.keys(LABELS) as Field[]).map((field) => [
        box(field).autocomplete,
        box(field).type,
        box(field).getAttribute('inputmode'),
        box(field).getAttribute('spellcheck'),
      ]),
    ).toEqual([
      ['cc-name', 'text', null, 'false'],
      ['cc-number', 'text', 'numeric', 'false'],
      ['cc-exp', 'text', 'numeric', 'false'],
      ['cc-csc', 'password', 'numeric', 'false'],
    ])
  })
})
