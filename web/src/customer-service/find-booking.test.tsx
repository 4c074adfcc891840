import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problem, success } from '../api/fake-gateway.test-kit.ts'
import { helpAnswering } from '../test-kits/help-answers.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

const FIND = '/api/order/find'
const SENT =
  'If we find a booking with this address, an email will arrive within a few minutes. Look in your spam folder too.'

// The configuration is read once per page load.
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function show(answer: () => Response = () => success({ mailsFound: true })) {
  const config = { cardVaultUrl: 'https://cards.test', generalAgentId: 'layover', additions: ['order.find'] }
  const seen = helpAnswering({ '/config.json': () => Response.json(config), [FIND]: answer })
  const { user } = showPage('/help-topics/index#find-my-booking')
  const form = within(await screen.findByRole('form', { name: 'Find my booking' }))
  const put = async (label: string, text: string) => await user.type(form.getByLabelText(label), text)
  return {
    form,
    put,
    press: async () => await user.click(form.getByRole('button', { name: 'Email me my booking' })),
    sent: () => seen.filter(({ path }) => path === FIND).map(({ body }) => body),
  }
}

test('a search is sent once it is right, and says what happens next without saying whether anything was found', async () => {
  const { form, put, press, sent } = await show()
  await press()
  expect(form.getByRole('alert').textContent).toContain('Enter your email address.')
  expect(sent()).toEqual([])
  await put('Email', 'amelia@example.com')
  await put('Booking reference (optional)', ' lv7k 29qd')
  await press()
  const status = (await screen.findByText(SENT)).closest('[role=status]')
  expect(document.activeElement).toBe(status)
  expect(sent()).toEqual([{ email: 'amelia@example.com', reference: 'LV7K29QD' }])
})

test('a search too many says how long to wait, and keeps what was typed', async () => {
  const { form, put, press } = await show(() => problem(429))
  await put('Email', 'amelia@example.com')
  await press()
  expect(await screen.findByText(/Please wait an hour/)).toBeDefined()
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('amelia@example.com')
})
