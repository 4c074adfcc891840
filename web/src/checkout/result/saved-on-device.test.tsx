import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { keepOrder, orderCopies } from '../../session/order-copies.ts'
import { type Listed, SavedOnDevice } from './saved-on-device.tsx'

const order = {
  orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD',
  status: 'PAID' as const,
  reference: 'LV2F1D5A',
  leadName: 'Amelia Hart',
  lines: [{ name: 'Lounge pass', quantity: 1, amount: '34.00' }],
  totalAmount: '34.00',
  currency: 'GBP',
  currencySymbol: '£',
  card: { brand: 'visa' as const, last4: '4242' },
  passes: [
    {
      number: 'LV2F1D5A-1',
      name: 'Amelia Hart',
      code: 'c',
      validFrom: '2098-11-22',
      validUntil: '2099-11-21',
    },
  ],
}
const ADDRESS = '/lounge/buypass/success?ref=LV2F1D5A#k=abc'

const page = (shown: Listed & Parameters<typeof keepOrder>[0] = order) => (
  <MemoryRouter initialEntries={[ADDRESS]}>
    <SavedOnDevice listed={shown} copy={shown} keep={keepOrder} isNew />
  </MemoryRouter>
)
const show = () => render(page())
const button = (name: string) => screen.findByRole('button', { name })
const stored = () => localStorage.getItem('layover.passes') ?? ''

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})

it('an order is saved when it is shown, with its link and without its passenger', async () => {
  show()
  await button('Remove')
  const [pass] = JSON.parse(stored()).passes
  expect(pass).toMatchObject({ address: ADDRESS, title: 'Lounge pass', detail: 'Valid until 21 Nov 2099' })
  expect(stored()).not.toContain('Amelia')
})

it('a membership is saved with its number, visits and last day, and without its activation code', async () => {
  const { passes: _, ...paid } = order
  const membership = {
    ...paid,
    reference: 'LV2F1D5B',
    planName: 'Explorer',
    visits: 8,
    membershipNumber: 'LM-4829-137-750',
    activationCode: '7K2M-Q9XD-R4TW',
    validUntil: '2099-11-21',
  }
  render(page(membership))
  await button('Remove')
  const [pass] = JSON.parse(stored()).passes
  expect(pass).toMatchObject({
    title: 'Explorer',
    detail: 'Valid until 21 Nov 2099, 8 visits, LM-4829-137-750',
  })
  expect(stored()).not.toContain(membership.activationCode)
})

it('a membership of one visit says so', async () => {
  const { passes: _, ...paid } = order
  render(page({ ...paid, planName: 'Taster', visits: 1, validUntil: '2099-11-21' }))
  await button('Remove')
  expect(JSON.parse(stored()).passes[0].detail).toBe('Valid until 21 Nov 2099, 1 visit')
})

it('its copy for times without a connection has its passes and nothing of its card', async () => {
  const keep = vi.spyOn(orderCopies, 'keep').mockResolvedValue(true)
  show()
  await button('Remove')
  const { card: _, ...copy } = order
  expect(keep).toHaveBeenCalledWith('LV2F1D5A', copy)
  keep.mockRestore()
})

it('a browser without room for the copy is named, and the order stays in the list', async () => {
  vi.stubGlobal('caches', {
    open: async () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  })
  show()
  await screen.findByText(/This browser cannot keep a copy, so it opens only with a connection\./)
  await button('Remove')
  expect(stored()).toContain('#k=abc')
})

it('an order that is over by the clock of the device says so, and takes no place from another one', () => {
  const kept = { address: '/a#k=b', title: 'Lounge pass', detail: '', until: '2101-01-01' }
  const passes = Array.from({ length: 20 }, (_, index) => ({ reference: `N${index}`, ...kept }))
  const text = JSON.stringify({ version: 1, passes })
  localStorage.setItem('layover.passes', text)
  vi.setSystemTime(Date.parse('2100-12-25'))
  show()
  expect(
    screen.getByText(/^According to the date on this device it has expired, so we have not saved it\./),
  ).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  expect(stored()).toBe(text)
})

it('a page that is drawn again reads no storage', async () => {
  const { rerender } = show()
  await button('Remove')
  const read = vi.fn(() => null)
  vi.stubGlobal('localStorage', { getItem: read })
  for (let times = 0; times < 3; times += 1) rerender(page())
  expect(read).not.toHaveBeenCalled()
})

it('a pass that another tab removes is offered again', async () => {
  show()
  await button('Remove')
  localStorage.removeItem('layover.passes')
  dispatchEvent(new StorageEvent('storage', { key: 'layover.passes' }))
  await button('Save on this device')
})

it('what is left of a removed order goes after its last day', async () => {
  const over = { reference: 'OVER', until: '2020-01-01' }
  localStorage.setItem('layover.removed-passes', JSON.stringify({ version: 1, passes: [over] }))
  show()
  await button('Remove')
  expect(localStorage.getItem('layover.removed-passes')).toBeNull()
})

it('a removed order stays removed when its page is opened again, until the visitor saves it', async () => {
  show()
  await userEvent.click(await button('Remove'))
  cleanup()
  show()
  await userEvent.click(await button('Save on this device'))
  await button('Remove')
  expect(stored()).toContain('#k=abc')
})

it('focus stays on the button that removes an order and saves it again', async () => {
  show()
  for (const [pressed, next] of [
    ['Remove', 'Save on this device'],
    ['Save on this device', 'Remove'],
  ] as const) {
    await userEvent.click(await button(pressed))
    expect(document.activeElement).toBe(await button(next))
  }
})

it('a browser that refuses is named, once the visitor asks for it', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: () => undefined,
  })
  show()
  await userEvent.click(await button('Save on this device'))
  expect(screen.getByRole('status').textContent).toContain('This browser does not let us save it.')
})
