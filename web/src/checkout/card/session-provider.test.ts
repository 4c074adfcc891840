import type { CardSession, Result } from '@layover/api-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Card } from './card.ts'
import type { CardProvider } from './card-provider.ts'
import { paymentContext } from './payment-context.ts'
import { type ConnectReply, type ConnectSession, startSessionProvider } from './session-provider.ts'

const card: Card = {
  cardholderName: 'José Núñez',
  cardNumber: '4242424242424242',
  expiry: { month: 9, year: 2028 },
  cvv: '123',
}
const ready: ConnectReply<string> = { kind: 'ready', value: 'head.key.iv.text.tag' }
const context = paymentContext({ totalAmount: '34.00', currency: 'GBP' })

const details = (id: string): CardSession => ({
  clientSessionId: id,
  customerId: 'c-1',
  clientApiUrl: 'https://cards.test/client',
  assetUrl: 'https://cards.test/assets',
})

/** Sessions `s-1`, `s-2` …, whose replies the test defines by the session's number. */
function provider(answers: Partial<ConnectSession>[], created?: (nth: number) => Result<CardSession>) {
  const opened: [CardSession, object][] = []
  let count = 0
  const started = startSessionProvider({
    createSession: async () => {
      count += 1
      return created?.(count) ?? { ok: true, data: details(`s-${count}`) }
    },
    openConnect: (session, of) => {
      opened.push([session, of])
      const none = async () => ({ kind: 'failed' }) as const
      return { lookUp: none, encrypt: none, ...answers[opened.length - 1] }
    },
    context,
  })
  return { started, opened, sessions: () => count }
}

async function ready1(parts: ReturnType<typeof provider>): Promise<CardProvider> {
  const started = await parts.started
  if (!('provider' in started)) throw new Error('There is no provider.')
  return started.provider
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('the provider session path', () => {
  it('opens its session for the quote’s money and the default country and locale', async () => {
    const parts = provider([])
    await parts.started
    expect(parts.opened).toEqual([
      [details('s-1'), { countryCode: 'NL', locale: 'nl_NL', currency: 'GBP', amountMinor: 3400 }],
    ])
  })

  it('hands back the ciphertext, and makes another one under the same session for the next attempt', async () => {
    const encrypt = vi.fn(async (_: Card) => ready)
    const parts = provider([{ encrypt }])
    const { encrypt: pay } = await ready1(parts)
    const reply = { kind: 'ready', payment: { method: 'encrypted', payload: 'head.key.iv.text.tag' } }
    expect(await pay(card)).toEqual(reply)
    expect(await pay(card)).toEqual(reply)
    expect(encrypt.mock.calls).toEqual([[card], [card]])
    expect(parts.sessions()).toBe(1)
  })

  it('replaces a session that the provider has forgotten, once and unseen', async () => {
    const parts = provider([{ encrypt: async () => ({ kind: 'expired' }) }, { encrypt: async () => ready }])
    expect(await (await ready1(parts)).encrypt(card)).toMatchObject({ kind: 'ready' })
    expect(parts.sessions()).toBe(2)
  })

  it('opens one new session for a look-up and a press at the same time', async () => {
    const gone = { encrypt: async () => ({ kind: 'expired' }) as const }
    const parts = provider([
      { ...gone, lookUp: gone.encrypt },
      { encrypt: async () => ready, lookUp: async () => ({ kind: 'ready', value: 1 }) },
    ])
    const { encrypt, lookUp } = await ready1(parts)
    const [paid] = await Promise.all([encrypt(card), lookUp?.('42424242')])
    expect(paid).toMatchObject({ kind: 'ready' })
    expect(parts.sessions()).toBe(2)
  })

  it('gives up when the new session is unknown too, and opens no third', async () => {
    const gone = { encrypt: async () => ({ kind: 'expired' }) as const }
    const parts = provider([gone, gone])
    expect(await (await ready1(parts)).encrypt(card)).toEqual({ kind: 'failed' })
    expect(parts.sessions()).toBe(2)
  })

  it('trusts no payment to a session of more than half an hour', async () => {
    const parts = provider([{}, { encrypt: async () => ready }])
    const { encrypt } = await ready1(parts)
    vi.advanceTimersByTime(30 * 60_000 + 1)
    expect(await encrypt(card)).toMatchObject({ kind: 'ready' })
    expect(parts.sessions()).toBe(2)
  })

  it.each([
    [{ kind: 'network' } as const, { kind: 'failed', isConnection: true }],
    [
      { kind: 'problem', status: 503, problem: undefined } as const,
      { kind: 'failed', isConnection: true, hasAnswered: true },
    ],
    [{ kind: 'business', errorCode: 'NOT_AVAILABLE' } as const, { kind: 'failed', isConnection: false }],
  ])('reports why no new session was opened: %o', async (failure, reply) => {
    const parts = provider([{ encrypt: async () => ({ kind: 'expired' }) }], (nth) =>
      nth === 1 ? { ok: true, data: details('s-1') } : { ok: false, failure },
    )
    expect(await (await ready1(parts)).encrypt(card)).toEqual(reply)
  })

  it('does not start without its first session', async () => {
    const failure = { kind: 'business', errorCode: 'NOT_AVAILABLE' } as const
    expect(await provider([], () => ({ ok: false, failure })).started).toEqual({ failure })
  })

  it.each(['clientSessionId', 'customerId', 'clientApiUrl', 'assetUrl'])(
    'without %s reports a missing parameter',
    async (name) => {
      const parts = provider([], () => ({ ok: true, data: { ...details('s-1'), [name]: '' } }))
      expect(await parts.started).toMatchObject({ message: 'Parameter missing' })
      expect(parts.opened).toEqual([])
    },
  )

  it('does not start with an address that the SDK cannot use', async () => {
    const started = await startSessionProvider({
      createSession: async () => ({ ok: true, data: details('s-1') }),
      openConnect: () => {
        throw new Error('A valid URL is required')
      },
      context,
    })
    expect(started).toEqual({ failure: { kind: 'business', errorCode: 'NOT_AVAILABLE' } })
  })

  it('passes on a card’s errors, and reports no failed look-up', async () => {
    const errors = { cardNumber: 'Please check your card number for mistakes.' }
    const wrong = { kind: 'wrong', errors } as const
    const parts = provider([{ encrypt: async () => wrong, lookUp: async () => wrong }])
    const { encrypt, lookUp } = await ready1(parts)
    expect(await encrypt(card)).toEqual(wrong)
    expect(await lookUp?.('400000')).toEqual(errors)
    for (const reply of [{ kind: 'failed' }, { kind: 'ready', value: 1 }, { kind: 'expired' }] as const) {
      const quiet = await ready1(provider([{ lookUp: async () => reply }, { lookUp: async () => reply }]))
      expect(await quiet.lookUp?.('400000')).toEqual({})
    }
  })

  it('counts a provider that does not answer in twenty seconds as a connection that failed', async () => {
    const { encrypt } = await ready1(provider([{ encrypt: () => new Promise(() => {}) }]))
    const reply = encrypt(card)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await reply).toEqual({ kind: 'failed', isConnection: true })
  })
})
