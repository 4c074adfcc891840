import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { held, problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { ErrorPopupHost } from '../../app/overlays/error-popup.tsx'
import { createStore } from '../../store/store.ts'
import type { Card } from '../card/card.ts'
import type { ConnectReply, ConnectSession, OpenConnect } from '../card/session-provider.ts'
import { useCardPath } from '../payment/use-card-path.ts'
import { paths, price, shopAnswering } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

const sdk = vi.hoisted(() => ({ open: (() => {}) as unknown as OpenConnect }))

/** The SDK encrypts only in a real browser; the browser stories cover that. */
vi.mock('../card/connect-sdk.ts', () => ({
  openConnect: ((...args) => sdk.open(...args)) satisfies OpenConnect,
}))

const SENTENCE = 'Please check your card number for mistakes.'
const SESSION = '/api/lounge/createSession/layover'
const session = {
  clientSessionId: '0123456789abcdef',
  customerId: 'c-0123456789',
  clientApiUrl: 'https://cards.test/client',
  assetUrl: 'https://cards.test/assets',
}
const wrong = { kind: 'wrong', errors: { cardNumber: SENTENCE } } as const
const product = { kind: 'ready', value: 1 } as const
const ciphertext = (nonce: number) => `eyJhbGciOiJSU0EtT0FFUCJ9.key.iv.nonce-${nonce}.tag`

const lookUp = vi.fn<ConnectSession['lookUp']>()
const encrypt = vi.fn<ConnectSession['encrypt']>()
const openConnect = vi.fn<OpenConnect>()

beforeEach(() => {
  let nonce = 0
  lookUp.mockReset().mockImplementation(async () => product)
  encrypt.mockReset().mockImplementation(async () => {
    nonce += 1
    return { kind: 'ready', value: ciphertext(nonce) }
  })
  openConnect.mockReset().mockReturnValue({ lookUp, encrypt })
  sdk.open = openConnect
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(answers: Parameters<typeof shopAnswering>[0] = {}) {
  const seen = shopAnswering({
    [paths.cardPath]: () => success({ caller: 'layover-shop', switchFlag: '1', switchToken: '' }),
    [SESSION]: () => success(session),
    ...answers,
  })
  const tab = showPurchase('/lounge/buypass?step=1', <ErrorPopupHost />)
  await toPayment(tab)
  const sent = (path: string) => seen.filter((request) => request.path === path)
  return { ...tab, tab, seen, sent }
}

const number = () => screen.getByLabelText('Card number')
const numberError = () => document.getElementById('card-cardNumber-error')?.textContent
const typeNumber = (value: string) => fireEvent.change(number(), { target: { value } })

const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Waits longer than the debounce, until every reply has arrived. */
const settled = () => act(() => vi.advanceTimersByTimeAsync(400))

describe('a card on the provider session path', () => {
  it('is encrypted for this price and confirmed as a ciphertext, without a request to the vault', async () => {
    const { tab, user, sent } = await open()
    await fillCard(tab)
    await user.click(next())
    await heading('Your pass is ready')
    expect(openConnect.mock.calls).toEqual([
      [session, { countryCode: 'NL', locale: 'nl_NL', currency: 'GBP', amountMinor: 3400 }],
    ])
    const card: Card = {
      cardholderName: 'Amelia Hart',
      cardNumber: '4242424242424242',
      expiry: { month: 12, year: 2050 },
      cvv: '123',
    }
    expect(encrypt.mock.calls).toEqual([[card]])
    expect(sent(paths.confirm)[0]?.body.payment).toEqual({ method: 'encrypted', payload: ciphertext(1) })
    expect(sent(paths.vault)).toEqual([])
  })

  it('is encrypted anew after a decline, for the same order', async () => {
    let answers = 0
    const { tab, user, sent } = await open({
      [paths.confirm]: () => {
        answers += 1
        return refusal('PAYMENT_DECLINED')
      },
    })
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Pay by card')
    expect(screen.getByLabelText('CVV')).toHaveProperty('value', '')
    expect(number()).toHaveProperty('value', '4242 4242 4242 4242')
    await fillCard(tab)
    await user.click(next())
    await waitFor(() => expect(answers).toBe(2))
    const payloads = sent(paths.confirm).map(({ body }) => body.payment)
    expect(payloads).toEqual([1, 2].map((nonce) => ({ method: 'encrypted', payload: ciphertext(nonce) })))
    expect(new Set(sent(paths.confirm).map(({ body }) => body.orderNo)).size).toBe(1)
  })

  it('gets a session of its own when the price changes', async () => {
    let quote = price
    const { tab, user } = await open({
      [paths.quote]: () => success(quote),
      [paths.createOrder]: () => {
        quote = { ...price, totalAmount: '36.00', overNumTotalPrice: '36.00' }
        return refusal('PRICE_CHANGED')
      },
    })
    await fillCard(tab)
    await user.click(next())
    await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(2))
    expect(openConnect.mock.calls.map(([, { amountMinor }]) => amountMinor)).toEqual([3400, 3600])
  })

  it('pays the new price also where the session of the old one opens later', async () => {
    const slow = held()
    const replies = [slow.reply, () => success(session)]
    shopAnswering({
      [paths.cardPath]: () => success({ caller: 'layover-shop', switchFlag: '1', switchToken: '' }),
      [SESSION]: () => replies.shift()?.() ?? problem(500),
    })
    const store = createStore()
    const { result, rerender } = renderHook((totalAmount) => useCardPath({ ...price, totalAmount }), {
      initialProps: '34.00',
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    })
    await waitFor(() => expect(replies).toHaveLength(1))
    rerender('36.00')
    await waitFor(() => expect(result.current.way.state).toBe('ready'))
    await act(async () => slow.answer(success(session)))
    await waitFor(() => expect(openConnect).toHaveBeenCalledTimes(2))
    await act(() => new Promise(setImmediate))
    expect(result.current.way.state).toBe('ready')
  })

  it.each<[string, ConnectReply<string>, { title: string; message: string }]>([
    [
      'is missing a parameter',
      { kind: 'failed', message: 'Parameter missing' },
      { title: 'Error', message: 'Parameter missing' },
    ],
    [
      'has broken down',
      { kind: 'failed', isConnection: true, hasAnswered: true },
      { title: 'Connection Error', message: 'There are problems connecting to the server.' },
    ],
  ])('shows the popup when the provider %s, orders nothing and keeps the CVV', async (_, reply, content) => {
    encrypt.mockImplementation(async () => reply)
    const { tab, user, sent } = await open()
    await fillCard(tab)
    await user.click(next())
    await waitFor(() => expect(tab.store.getState().errorPopup.content).toEqual(content))
    expect(sent(paths.createOrder)).toEqual([])
    expect(await screen.findByText(/^(You have not been|Nothing was) charged: your/)).toBeDefined()
    expect(screen.getByLabelText('CVV')).toHaveProperty('value', '123')
  })

  it('says on the page alone that the provider was not reached, and takes focus there', async () => {
    encrypt.mockImplementation(async () => ({ kind: 'failed', isConnection: true }))
    const { tab, user, sent } = await open()
    await fillCard(tab)
    await user.click(next())
    const sentence = await screen.findByText(/^You have not been charged: your/)
    expect(document.activeElement?.contains(sentence)).toBe(true)
    expect(tab.store.getState().errorPopup.content).toBeNull()
    expect(sent(paths.createOrder)).toEqual([])
    expect(screen.getByLabelText('CVV')).toHaveProperty('value', '123')
  })

  it.each([
    ['is not available', () => refusal('NOT_AVAILABLE'), 'Error'],
    ['has broken down', () => problem(502), 'Connection Error'],
    ['lacks a part', () => success({ ...session, customerId: '' }), 'Error'],
  ])('cannot be taken while a session %s, which can be tried again', async (_, answer, title) => {
    let answers = answer
    const { tab, user } = await open({ [SESSION]: () => answers() })
    await screen.findByText('We cannot take a card right now. Nothing has been charged.')
    expect(next()).toHaveProperty('disabled', true)
    expect(tab.store.getState().errorPopup.content?.title).toBe(title)
    await user.click(screen.getByRole('button', { name: 'OK' }))
    answers = () => success(session)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/We cannot take a card right now/)).toBeNull())
    await fillCard(tab)
  })
})

describe('the way of a card', () => {
  it.each([
    ['is refused', () => refusal('NOT_AVAILABLE'), 'Error'],
    ['comes without its data', () => problem(502), 'Connection Error'],
  ])('that %s takes no card and charges nothing, and can be asked for again', async (_, answer, title) => {
    let answers = answer
    const { tab, user, sent } = await open({ [paths.cardPath]: () => answers() })
    await screen.findByText('We cannot take a card right now. Nothing has been charged.')
    expect(tab.store.getState().errorPopup.content?.title).toBe(title)
    expect(next()).toHaveProperty('disabled', true)
    for (const path of [SESSION, paths.vault, paths.createOrder, paths.confirm])
      expect(sent(path)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'OK' }))
    answers = () => success({ caller: 'layover-shop', switchFlag: '1', switchToken: '' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/We cannot take a card right now/)).toBeNull())
    await fillCard(tab)
    await user.click(next())
    await heading('Your pass is ready')
    expect(sent(paths.confirm)).toHaveLength(1)
  })
})

describe('the look-up of a card', () => {
  it('is sent once typing pauses, for eight digits, or for six when there are fewer', async () => {
    await open()
    holdTimers()
    typeNumber('42424')
    await settled()
    expect(lookUp).not.toHaveBeenCalled()
    typeNumber('424242')
    typeNumber('4242 42')
    await settled()
    typeNumber('4242 424')
    await settled()
    typeNumber('4242 4242')
    typeNumber('4242 4242 4')
    typeNumber('4242 4242 4242')
    await settled()
    expect(lookUp.mock.calls).toEqual([['424242'], ['42424242']])
  })

  it('shows its error at the number at once, keeps it while the rest is typed, and prevents paying', async () => {
    lookUp.mockImplementation(async (digits) => (digits.startsWith('4380') ? wrong : product))
    const { tab, user, sent } = await open()
    await fillCard(tab)
    typeNumber('4380 0000')
    await waitFor(() => expect(numberError()).toBe(SENTENCE))
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(SENTENCE)
    typeNumber('4380 0000 0000 3808')
    expect(numberError()).toBe(SENTENCE)
    await user.click(next())
    expect((await screen.findByRole('alert')).textContent).toContain(SENTENCE)
    expect(encrypt).not.toHaveBeenCalled()
    expect(sent(paths.createOrder)).toEqual([])
    typeNumber('4242 4242 4242 4242')
    expect(numberError()).toBeUndefined()
    await user.click(next())
    await heading('Your pass is ready')
  })

  it('drops an answer for digits that are not there any more', async () => {
    const late = held()
    lookUp.mockImplementation(async (digits) => {
      if (digits.startsWith('4380')) await late.reply()
      return digits.startsWith('4380') ? wrong : product
    })
    await open()
    holdTimers()
    typeNumber('4380 0000')
    await settled()
    typeNumber('4242 4242')
    await settled()
    late.answer(success(null))
    await settled()
    expect(numberError()).toBeUndefined()
  })

  it('shows nothing when it fails: the press reports it', async () => {
    lookUp.mockImplementation(async () => ({ kind: 'failed', isConnection: true }))
    const { tab } = await open()
    holdTimers()
    typeNumber('4242 4242')
    await settled()
    expect(numberError()).toBeUndefined()
    expect(tab.store.getState().errorPopup.content).toBeNull()
  })

  it('is not made on the vault path', async () => {
    const { sent } = await open({
      [paths.cardPath]: () => success({ caller: 'layover-shop', switchFlag: '0', switchToken: '' }),
    })
    holdTimers()
    typeNumber('4242 4242')
    await settled()
    expect(lookUp).not.toHaveBeenCalled()
    expect(sent(SESSION)).toEqual([])
  })
})
