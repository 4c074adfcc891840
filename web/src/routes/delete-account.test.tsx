import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import {
  fakeGateway,
  held,
  problem,
  refusal,
  type SeenRequest,
  success,
} from '../api/fake-gateway.test-kit.ts'
import { guardForTest } from '../app/double-click.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

const KEY = '/api/account/encryptPublicKey'
const DELETE = '/api/account/deleteAccount'
const WRONG = "Sorry, your password is incorrect or this account does not exist on Layover's app."
const PASSWORD = 'Où est la porte 9 ?'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
const key = (keyId = 'key-1') => success({ keyId, publicKey })
const deleted = () => success({ deletionDate: '2026-12-21' })

beforeEach(() => {
  const { dataset } = document.documentElement
  delete dataset.header
  delete dataset.from
})
afterEach(() => vi.unstubAllGlobals())

type Reply = () => Response | Promise<Response>

async function showForm(answer: Reply = deleted, keyAnswer: Reply = key) {
  const seen = fakeGateway({ [KEY]: keyAnswer, [DELETE]: answer })
  const tab = showPage('/delete-account/form')
  await screen.findByRole('heading', { level: 1, name: 'Confirm it is you' })
  return { ...tab, seen, sent: () => seen.filter(({ path }) => path === DELETE) }
}

const account = () => screen.getByLabelText<HTMLInputElement>('Email or membership number')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const sure = () => screen.getByRole<HTMLInputElement>('checkbox')
const remove = () => screen.getByRole('button', { name: 'Delete my account' })
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

function fill() {
  put(account(), ' amelia@example.com ')
  put(password(), PASSWORD)
  fireEvent.click(sure())
}

function decrypted({ body }: SeenRequest): string {
  const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  return privateDecrypt(
    { key: pair.privateKey, ...padding },
    Buffer.from(String(body.password), 'base64'),
  ).toString()
}

it('/delete-account redirects to its first page, which describes the deletion, and keeps the query', async () => {
  fakeGateway({})
  const { where } = showPage('/delete-account?from=app')
  await screen.findByRole('heading', { level: 1, name: 'Delete your account' })
  expect(where()).toBe('/delete-account/index?from=app')
  for (const fact of [
    'Your membership is cancelled',
    'Your data is deleted within 28 days',
    'It cannot be undone',
  ])
    expect(screen.getByText(fact)).toBeDefined()
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

it('marks the document so that the header has only the logo, and takes the mark away elsewhere', async () => {
  fakeGateway({})
  const { go } = showPage('/delete-account/index')
  await screen.findByRole('heading', { level: 1, name: 'Delete your account' })
  expect(document.documentElement.dataset.header).toBe('logo')
  await go('/somewhere')
  expect(document.documentElement.dataset.header).toBeUndefined()
})

it('goes from what happens to the form to the date, sending the password encrypted and nothing else', async () => {
  const seen = fakeGateway({ [KEY]: () => key(), [DELETE]: deleted })
  const { user, where } = showPage('/delete-account/index')
  await user.click(await screen.findByRole('link', { name: 'Continue' }))
  await screen.findByRole('heading', { level: 1, name: 'Confirm it is you' })
  fill()
  await user.click(remove())
  const title = await screen.findByRole('heading', { level: 1, name: 'Your account will be deleted' })
  expect(document.activeElement).toBe(title)
  expect(screen.getByText('21 December 2026')).toBeDefined()
  expect(where()).toBe('/delete-account/result')
  const [, request] = seen
  expect({ ...request?.body, password: '' }).toEqual({
    account: 'amelia@example.com',
    keyId: 'key-1',
    password: '',
  })
  expect(decrypted(request as SeenRequest)).toBe(PASSWORD)
})

it('keeps the password out of every store, address and message', async () => {
  const { user, store, where, seen } = await showForm(() => refusal('WRONG_CREDENTIALS'))
  fill()
  await user.click(remove())
  await screen.findAllByText(WRONG)
  const stored = JSON.stringify([
    { ...sessionStorage },
    { ...localStorage },
    store.getState(),
    where(),
    history.state,
    seen.map(({ path, body }) => [path, body]),
  ])
  for (const trace of [
    PASSWORD,
    btoa(encodeURIComponent(PASSWORD)),
    Buffer.from(PASSWORD).toString('base64'),
  ])
    expect(stored).not.toContain(trace)
})

it('shows the sentence for wrong credentials at the password and in the summary; any keystroke removes it', async () => {
  const { user, sent } = await showForm(() => refusal('WRONG_CREDENTIALS'))
  fill()
  await user.click(remove())
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(within(summary).getByRole('link').textContent).toBe(WRONG)
  expect(document.getElementById('password-error')?.textContent).toBe(WRONG)
  expect(document.title).toBe('Error: Confirm it is you | Layover')
  expect(screen.queryByText('Oh, something went wrong')).toBeNull()
  await user.click(remove())
  expect(sent()).toHaveLength(1)
  await user.type(account(), 'x')
  expect(screen.queryByText(WRONG)).toBeNull()
  expect(screen.queryByText(/could not confirm/)).toBeNull()
})

it('wants an account, a password and a ticked box, one sentence each', async () => {
  const { user, seen } = await showForm()
  await user.click(remove())
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your email address or membership number.',
    'Enter your password.',
    'Please click the checkbox to continue.',
  ])
  expect(seen).toEqual([])
})

it.each([
  ['an email with a mistake', 'amelia@example', 'secret', 'Please check your email address for mistakes.'],
  ['a number that is too short', 'LM', 'secret', 'Please check your membership number for mistakes.'],
  ['a password no key can hold', 'LM-4821-7730', 'é'.repeat(96), 'Please check your password for mistakes.'],
])('refuses %s before anything is sent', async (_, who, secret, sentence) => {
  const { user, seen } = await showForm()
  fill()
  put(account(), who)
  put(password(), secret)
  await user.click(remove())
  await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2))
  expect(seen).toEqual([])
})

it('takes a pasted address as it looks', async () => {
  await showForm()
  put(account(), '\u202aamelia\u2011hart@example.com\u202c')
  expect(account().value).toBe('amelia-hart@example.com')
})

it.each([
  ['too many attempts', () => refusal('TOO_MANY_ATTEMPTS'), /too many attempts/],
  ['a gateway that slows down', () => problem(429), /too many attempts/],
  ['a server without accounts', () => refusal('NOT_AVAILABLE'), /cannot delete accounts here/],
  ['a server in trouble', () => problem(503), /could not confirm/],
])('shows what to do after %s, and keeps the account', async (_, answer, sentence) => {
  const { user, where } = await showForm(answer)
  fill()
  await user.click(remove())
  await screen.findByText(sentence)
  expect(account().value.trim()).toBe('amelia@example.com')
  expect(where()).toBe('/delete-account/form')
})

it('fetches the key again when it was changed in between', async () => {
  const answers = [() => refusal('ENCRYPTION_KEY_UNKNOWN'), deleted]
  const keys = ['key-1', 'key-2']
  const { user, sent } = await showForm(
    () => (answers.shift() ?? deleted)(),
    () => key(keys.shift()),
  )
  fill()
  await user.click(remove())
  await screen.findByText('21 December 2026')
  expect(sent().map(({ body }) => body.keyId)).toEqual(['key-1', 'key-2'])
})

it('sends one request for many presses', async () => {
  const late = held()
  const { user, sent } = await showForm(late.reply)
  fill()
  await user.dblClick(remove())
  await waitFor(() => expect(sent()).toHaveLength(1))
  late.answer(deleted())
  await screen.findByText('21 December 2026')
  expect(sent()).toHaveLength(1)
})

it('forgets the password when the page is hidden, so that the back-forward cache cannot bring it back', async () => {
  await showForm()
  fill()
  fireEvent(window, new Event('pagehide'))
  expect(password().value).toBe('')
})

it('lets password managers fill it in, and shows the password on request', async () => {
  const { user } = await showForm()
  expect(account().autocomplete).toBe('username')
  expect(password().autocomplete).toBe('current-password')
  expect(password().type).toBe('password')
  await user.click(password())
  await user.paste(PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  expect(password().value).toBe(PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password().type).toBe('password')
})

it('hides a password right after it was shown, by two quick clicks at one spot', async () => {
  onTestFinished(guardForTest())
  const { user } = await showForm()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }), { detail: 2 })
  await screen.findByRole('button', { name: 'Show password' })
  expect(password().type).toBe('password')
})

it('never sends a password where the browser cannot encrypt', async () => {
  vi.stubGlobal('crypto', {})
  const seen = fakeGateway({})
  showPage('/delete-account/form')
  await screen.findByRole('heading', { level: 1, name: 'This connection is not secure' })
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(seen).toEqual([])
})

it('starts at the first page when the result is opened without one', async () => {
  fakeGateway({})
  const { where } = showPage('/delete-account/result?deletionDate=2026-12-21')
  await screen.findByRole('heading', { level: 1, name: 'Delete your account' })
  expect(where()).toBe('/delete-account/index')
})
