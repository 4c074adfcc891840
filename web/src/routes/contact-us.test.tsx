import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeGateway, held, problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const CREATE = '/api/customer/service/create'
const CODES = '/api/product/getByEntity'
const codes = [
  { name: 'United Kingdom', telAbbr: '44' },
  { name: 'Germany', telAbbr: '49' },
]
const MISMATCH = "The two email addresses don't match."
const MOBILE = 'Please check your mobile number for mistakes.'

type Reply = () => Response | Promise<Response>

async function show(create: Reply = () => success({ reference: 'LV-C-7K3M9Q' }), query = '') {
  const seen = fakeGateway({ [CODES]: () => success(codes), [CREATE]: create })
  const tab = showPage(`/contact-us${query}`)
  await screen.findByRole('heading', { level: 1, name: 'Contact us' })
  await screen.findByRole('option', { name: 'Germany +49' })
  return { ...tab, sent: () => seen.filter(({ path }) => path === CREATE).map(({ body }) => body) }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => screen.getAllByRole('button', { name: 'Send message' })[0] as HTMLElement
const description = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent

const RIGHT = {
  'Full name': ' Amelia Hart ',
  Email: 'amelia@example.com',
  'Confirm email': 'amelia@example.com',
  'Mobile number': '07400123456',
  Region: 'Middle East',
  Service: 'Lounge - Pre-booking',
  'Contact reason': 'Amendments',
  Message: 'Could you mend my name?\nIt has a letter too many.',
}

function fill(changes: Partial<Record<keyof typeof RIGHT, string>> = {}) {
  for (const [label, value] of Object.entries({ ...RIGHT, ...changes })) put(label, value)
}

it('sends what was typed, trimmed, and shows the reference to keep', async () => {
  const { user, sent } = await show()
  fill()
  put('Booking reference (optional)', ' LV7K-29QD ')
  await user.click(send())
  const title = await screen.findByRole('heading', { level: 1, name: 'We have your message' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('LV-C-7K3M9Q')).toBeDefined()
  expect(document.title).toBe('We have your message | Layover')
  expect(sent()).toEqual([
    {
      kind: 'contact',
      fullName: 'Amelia Hart',
      email: 'amelia@example.com',
      mobile: { telAbbr: '44', number: '7400123456' },
      region: 'Middle East',
      service: 'Lounge - Pre-booking',
      contactReason: 'Amendments',
      bookingReference: 'LV7K-29QD',
      message: 'Could you mend my name?\nIt has a letter too many.',
    },
  ])
})

it('sends a pasted text without the NUL that nobody sees and no provider stores', async () => {
  const { user, sent } = await show()
  fill({ 'Full name': 'Amelia\0 Hart', Message: 'Could you\0 mend my name?\0' })
  put('Booking reference (optional)', 'LV7K-29QD\0')
  await user.click(send())
  await screen.findByRole('heading', { level: 1, name: 'We have your message' })
  expect(sent()).toMatchObject([
    { fullName: 'Amelia Hart', bookingReference: 'LV7K-29QD', message: 'Could you mend my name?' },
  ])
})

it('fetches the calling codes once for a tab', async () => {
  const seen = fakeGateway({ [CODES]: () => success(codes) })
  const { go } = showPage('/contact-us')
  await screen.findByRole('option', { name: 'Germany +49' })
  await go('/elsewhere')
  await screen.findByRole('heading', { name: 'Elsewhere' })
  await go('/contact-us')
  await screen.findByRole('option', { name: 'Germany +49' })
  expect(seen.filter(({ path }) => path === CODES)).toHaveLength(1)
})

it('opens the popup when the calling codes cannot be fetched, and keeps the chosen code', async () => {
  fakeGateway({ [CODES]: () => problem(503) })
  const { store } = showPage('/contact-us')
  await waitFor(() => expect(store.getState().errorPopup.content?.title).toBe('Connection Error'))
  expect(
    screen.getAllByRole('option', { name: /\+/, hidden: true }).map(({ textContent }) => textContent),
  ).toEqual(['United Kingdom +44'])
})

it('offers the regions, services and reasons of the shop, and 3 to 5 working days', async () => {
  await show()
  const options = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent)
  expect(options('Region')).toEqual(['Asia Pacific', 'Africa', 'America', 'Europe', 'Middle East', 'Others'])
  expect(options('Service')).toEqual(['Lounge - Walk-in', 'Lounge - Pre-booking', 'Fast track', 'Others'])
  expect(options('Contact reason')).toEqual(['Cancellation', 'Refund', 'Amendments', 'Entitlement', 'Other'])
  expect(within(screen.getByRole('main')).getAllByText(/3 to 5 working days/).length).toBeGreaterThan(0)
})

it('shows one sentence for each missing value, in a summary that takes focus and links to the fields', async () => {
  const { user, sent } = await show()
  await user.click(send())
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  const links = within(summary).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter your full name.',
    'Enter your email address.',
    'Enter your email address again.',
    'Enter your mobile number.',
    'Choose your region.',
    'Choose a service.',
    'Choose a reason.',
    'Enter your message.',
  ])
  expect(document.title).toBe('Error: Contact us | Layover')
  await user.click(links[4] as HTMLElement)
  expect(document.activeElement).toBe(field('Region'))
  expect(sent()).toEqual([])
})

it.each([
  ['Full name', 'A', 'Please check your full name for mistakes.'],
  ['Email', 'amelia@example', 'Please check your email address for mistakes.'],
  ['Mobile number', '123', MOBILE],
  ['Message', '  \n ', 'Enter your message.'],
] as const)('%s: refuses %j at its field and sends nothing', async (label, value, sentence) => {
  const { user, sent } = await show()
  fill({ [label]: value, ...(label === 'Email' && { 'Confirm email': value }) })
  await user.click(send())
  await waitFor(() => expect(description(label)).toBe(sentence))
  expect(sent()).toEqual([])
})

it('shows that the emails differ once both look complete; the keystroke that corrects it removes it', async () => {
  const { user } = await show()
  put('Email', 'amelia@example.com')
  put('Confirm email', 'amelia@example.co')
  expect(screen.queryByText(MISMATCH)).toBeNull()
  fireEvent.blur(field('Confirm email'))
  expect(screen.getByText(MISMATCH)).toBeDefined()
  await user.type(field('Confirm email'), 'm')
  expect(screen.queryByText(MISMATCH)).toBeNull()
})

it('clears the error of either email when the other is changed', async () => {
  const { user } = await show()
  put('Email', 'amelia@example')
  put('Confirm email', 'daniel@example')
  await user.click(send())
  await screen.findByRole('alert')
  await user.type(field('Email'), 'x')
  expect(description('Confirm email')).toBeUndefined()
  expect(description('Email')).toBeDefined()
  await user.type(field('Confirm email'), 'x')
  expect(description('Email')).toBeUndefined()
})

it('takes a pasted international number apart', async () => {
  const { user, sent } = await show()
  fill({ 'Mobile number': '' })
  await user.click(field('Mobile number'))
  await user.paste('+49 1512 3456789')
  await waitFor(() => expect(field('Mobile number').value).toBe('15123456789'))
  await user.click(send())
  await screen.findByText('LV-C-7K3M9Q')
  expect(sent()[0]?.mobile).toEqual({ telAbbr: '49', number: '15123456789' })
})

it('sends once however often it is pressed', async () => {
  const late = held()
  const { user, sent } = await show(late.reply)
  fill()
  await user.dblClick(send())
  fireEvent.submit(send().closest('form') as HTMLElement)
  await waitFor(() => expect(sent()).toHaveLength(1))
  late.answer(success({ reference: 'LV-C-7K3M9Q' }))
  await screen.findByText('LV-C-7K3M9Q')
  expect(sent()).toHaveLength(1)
})

it.each([
  ['a server in trouble', () => problem(502), /could not confirm that your message was sent/],
  ['too many messages', () => refusal('TOO_MANY_ATTEMPTS'), /wait an hour/],
  ['a gateway that slows down', () => problem(429), /wait an hour/],
  ['a place that takes no messages', () => refusal('NOT_AVAILABLE'), /cannot take messages/],
  ['a refusal of the form', () => problem(400), /could not confirm that your message was sent/],
])('keeps everything typed after %s, and sends it when pressed again', async (_, reply, sentence) => {
  let answer: Reply = reply
  const { user, sent } = await show(() => answer())
  fill()
  await user.click(send())
  await screen.findByText(sentence)
  const ok = screen.queryByRole('button', { name: 'OK' })
  if (ok) await user.click(ok)
  for (const [label, value] of Object.entries(RIGHT)) expect(field(label).value).toBe(value)
  answer = () => success({ reference: 'LV-C-7K3M9Q' })
  await user.click(send())
  await screen.findByText('LV-C-7K3M9Q')
  expect(sent()).toHaveLength(2)
})

it('cuts no long message: it counts the excess and shows it', async () => {
  const { user, sent } = await show()
  fill({ Message: 'a'.repeat(4012) })
  expect(screen.getByText('12 too many')).toBeDefined()
  await user.click(send())
  await waitFor(() => expect(description('Message')).toBe('Please shorten your message to 4,000 characters.'))
  put('Message', 'a'.repeat(4000))
  expect(description('Message')).toBeUndefined()
  await user.click(send())
  await screen.findByText('LV-C-7K3M9Q')
  expect(String(sent()[0]?.message)).toHaveLength(4000)
})

it('puts a number that the server refuses to its field', async () => {
  const { user } = await show(() => refusal('MOBILE_NOT_VALID'))
  fill()
  await user.click(send())
  await waitFor(() => expect(description('Mobile number')).toBe(MOBILE))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('fills in what a link knows of the booking, and nothing that is no option', async () => {
  await show(undefined, '?reference=LV7K-29QD&service=fast%20track&reason=Chargeback&email=x@example.com')
  expect(field('Booking reference (optional)').value).toBe('LV7K-29QD')
  expect(field('Service').value).toBe('Fast track')
  expect(field('Contact reason').value).toBe('')
  expect(field('Email').value).toBe('')
})

it('shows a script in a link or a field as text', async () => {
  await show(undefined, `?reference=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
  expect(field('Booking reference (optional)').value).toBe('<img src=x onerror=alert(1)>')
  expect(document.querySelector('main img[src=x]')).toBeNull()
})

it('never stores what is typed', async () => {
  const { store } = await show()
  fill()
  const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, store.getState().session])
  expect(stored).not.toContain('Amelia')
  expect(stored).not.toContain('amelia@example.com')
})
