import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { paid, paths, shopAnswering } from './purchase-answers.test-kit.ts'

const MAIL = '/api/order/mail'

// The configuration is read once per page load.
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const mailed = { ...paid, mailsConfirmation: true }

async function opened(answer: () => Response = () => success({ mailsCopy: true })) {
  const seen = shopAnswering({ [paths.order]: () => success(mailed), [MAIL]: answer })
  const { showPurchase } = await import('./show-purchase.test-kit.tsx')
  showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Wrong address?' }))
  const field = await screen.findByLabelText('Email')
  return { field, sent: () => seen.filter(({ path }) => path === MAIL).map(({ body }) => body) }
}

const press = async () => await userEvent.click(screen.getByRole('button', { name: 'Email a copy' }))

it('a buyer who mistyped the address has the booking mailed to another one, and focus follows', async () => {
  const { field, sent } = await opened()
  expect(document.activeElement).toBe(field)
  await press()
  expect(screen.getByText('Enter your email address.')).toBeDefined()
  expect(document.activeElement).toBe(field)
  expect(sent()).toEqual([])
  await userEvent.type(field, ' amelia@gmial.com')
  await userEvent.tab()
  await userEvent.click(await screen.findByRole('button', { name: 'amelia@gmail.com' }))
  await press()
  const note = await screen.findByText(/We have emailed a copy to amelia@gmail\.com\./)
  expect(document.activeElement).toBe(note)
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(sent()).toEqual([{ reference: paid.reference, key: paid.key, email: 'amelia@gmail.com' }])
})

it('a buyer who finds the address right closes the form again, and focus stays where they were', async () => {
  const { sent } = await opened()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^We have emailed you a copy\./)
  expect(screen.getByRole('button', { name: 'Wrong address?' })).toBeDefined()
  expect(sent()).toEqual([])
})

it.each([
  ['too many addresses', () => refusal('TOO_MANY_ATTEMPTS'), /We cannot email any more copies\./],
  ['too many calls', () => problem(429), /We cannot email any more copies\./],
  ['a cancelled booking', () => refusal('ORDER_CANCELLED'), /This booking was cancelled/],
  ['another fault', () => problem(400), /We could not email a copy/],
])('says why after %s, and keeps the address', async (_what, answer, words) => {
  const { field } = await opened(answer)
  await userEvent.type(field, 'amelia@gmail.com')
  await press()
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect((field as HTMLInputElement).value).toBe('amelia@gmail.com')
})

it.each([
  ['where no confirmation was mailed', paid, ['order.get', 'order.mail']],
  ['where the upstream lacks the call', mailed, ['order.get', 'order.status']],
])('is not offered %s', async (_where, order, additions) => {
  const config = { cardVaultUrl: 'https://cards.test', generalAgentId: 'layover', additions }
  shopAnswering({ '/config.json': () => Response.json(config), [paths.order]: () => success(order) })
  const { showPurchase } = await import('./show-purchase.test-kit.tsx')
  showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
  await screen.findByRole('region', { name: 'Receipt' })
  await screen.findByText(/Saved on this device/)
  expect(screen.queryByRole('button', { name: 'Wrong address?' })).toBeNull()
})
