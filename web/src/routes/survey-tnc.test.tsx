import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeGateway, problem, success } from '../api/fake-gateway.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const CREATE = '/api/customer/service/create'
const TEXTS = '/api/content/getTcList'
const terms = {
  type: 'survey-terms',
  title: 'Survey terms',
  updatedAt: '2026-11-01T00:00:00Z',
  body: 'Telling us is **up to you**. <script>alert(1)</script>',
}

async function show(texts = () => success([terms]), create = () => success({ reference: 'LV-F-2H8XTC' })) {
  const seen = fakeGateway({ [TEXTS]: texts, [CREATE]: create })
  const tab = showPage('/survey/tnc')
  await screen.findByRole('group', { name: 'How was it?' })
  return { ...tab, seen, sent: () => seen.filter(({ path }) => path === CREATE).map(({ body }) => body) }
}

const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const send = () => screen.getByRole('button', { name: 'Send feedback' })

it('shows the terms as text, after the questions and above the button', async () => {
  const { seen } = await show()
  const title = screen.getByRole('heading', { level: 2, name: 'Survey terms' })
  expect(screen.getByText('up to you').tagName).toBe('STRONG')
  expect(screen.getByText(/<script>alert\(1\)<\/script>/)).toBeDefined()
  expect(message().compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(title.compareDocumentPosition(send()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(seen[0]?.body).toEqual({ lang: 'en-US', type: 'survey-terms' })
})

it('sends rating and message, and shows the reference', async () => {
  const { user, sent } = await show()
  await user.click(screen.getByRole('radio', { name: '4, very good' }))
  expect(screen.getByText('Very good')).toBeDefined()
  await user.type(message(), ' Quiet, and quick. ')
  await user.click(send())
  const title = await screen.findByRole('heading', { level: 1, name: 'Thank you for your feedback' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('LV-F-2H8XTC')).toBeDefined()
  expect(sent()).toEqual([{ kind: 'feedback', rating: 4, message: 'Quiet, and quick.' }])
})

it('requires a rating and a message, and a valid email if there is one', async () => {
  const { user, sent } = await show()
  fireEvent.change(screen.getByLabelText('Email (optional)'), { target: { value: 'amelia@' } })
  await user.click(send())
  const summary = await screen.findByRole('alert')
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Please choose a rating.',
    'Enter your message.',
    'Please check your email address for mistakes.',
  ])
  await user.click(links[0] as HTMLElement)
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1, poor' }))
  expect(sent()).toEqual([])
})

it('takes a pasted email as it looks', async () => {
  await show()
  const email = screen.getByLabelText<HTMLInputElement>('Email (optional)')
  fireEvent.change(email, { target: { value: '\u202aamelia\u2011hart@example.com\u202c' } })
  expect(email.value).toBe('amelia-hart@example.com')
})

it('keeps everything after a failure', async () => {
  const { user } = await show(undefined, () => problem(500))
  await user.click(screen.getByRole('radio', { name: '2, fair' }))
  await user.type(message(), 'Crowded.')
  await user.click(send())
  await screen.findByText(/could not confirm that your message was sent/)
  expect(message().value).toBe('Crowded.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '2, fair' }).checked).toBe(true)
})

it('warns before a reload loses a message, and no longer once it is sent', async () => {
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user } = await show()
  await user.click(screen.getByRole('radio', { name: '2, fair' }))
  expect(isWarned()).toBe(false)
  await user.type(message(), 'Crowded.')
  expect(isWarned()).toBe(true)
  await user.click(send())
  await screen.findByText('LV-F-2H8XTC')
  expect(isWarned()).toBe(false)
})

it('takes feedback although the terms did not come', async () => {
  const { user } = await show(() => problem(502))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.getByText(/terms did not load/)).toBeDefined()
  await user.click(screen.getByRole('radio', { name: '5, excellent' }))
  await user.type(message(), 'Lovely.')
  await user.click(send())
  await waitFor(() => expect(screen.getByText('LV-F-2H8XTC')).toBeDefined())
})
