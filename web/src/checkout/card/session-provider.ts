import type { CallFailure, CardSession, Result } from '@layover/api-client'
import { CARD_NUMBER_MESSAGE } from '@layover/rules/card-number'
import { type Connection, connectionOf } from '../../api/call-failed.ts'
import { type Card, type CardErrors, PARAMETER_MISSING } from './card.ts'
import type { CardProvider, CardReply } from './card-provider.ts'
import type { PaymentContext } from './payment-context.ts'

/** The reply of one session. `expired`: the provider no longer knows the session. */
export type ConnectReply<Value> =
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'wrong'; readonly errors: CardErrors }
  | { readonly kind: 'expired' }
  | ({ readonly kind: 'failed'; readonly message?: string } & Partial<Connection>)

/** The part of the provider's SDK that the shop uses, under one session. Neither call rejects. */
export type ConnectSession = {
  /** The product of a number's first digits: the first 8 count, or 6 when there are fewer. */
  readonly lookUp: (digits: string) => Promise<ConnectReply<number>>
  /** Returns a ciphertext; each has a new nonce. */
  readonly encrypt: (card: Card) => Promise<ConnectReply<string>>
}
export type OpenConnect = (session: CardSession, context: PaymentContext) => ConnectSession

/** The provider rejects the number: unknown, unsupported or not allowed here (P180). */
export const REFUSED_NUMBER = { kind: 'wrong', errors: { cardNumber: CARD_NUMBER_MESSAGE } } as const

/** The provider has failed after this time. Nothing is charged, so the visitor can safely try again. */
const TIMEOUT_MS = 20_000

/** Sessions live for hours on the provider's clock. Beyond this age the shop opens a new one before a payment. */
const FRESH_MS = 30 * 60_000

type Parts = {
  readonly createSession: () => Promise<Result<CardSession>>
  readonly openConnect: OpenConnect
  /** A session belongs to its currency and amount, so another price needs another provider. */
  readonly context: PaymentContext
}

type Opened = { readonly connect: ConnectSession; readonly openedAtMs: number }

/** No session could be opened. `message` is a sentence for the visitor, if there is one (P181). */
export type NoSession = { readonly failure: CallFailure; readonly message?: string }

/** Opens the first session, so that a provider that is down shows before the visitor types a card. */
export async function startSessionProvider(parts: Parts): Promise<{ provider: CardProvider } | NoSession> {
  const first = await open(parts)
  return 'failure' in first ? first : { provider: sessionProvider(parts, first) }
}

/** The session path: looks the card up while it is typed, and encrypts it on the press (P179). */
function sessionProvider(parts: Parts, first: Opened): CardProvider {
  let current: Promise<Opened | NoSession> | undefined = Promise.resolve(first)
  const drop = (session: Promise<unknown>) => {
    if (current === session) current = undefined
  }
  /**
   * Sends a request under the current session, or under the one that is being opened. It replaces an old or ended
   * session once without showing it.
   */
  const send = async <Value>(
    question: (connect: ConnectSession) => Promise<ConnectReply<Value>>,
    tries = 2,
  ): Promise<ConnectReply<Value>> => {
    current ??= open(parts)
    const session = current
    const opened = await session
    if ('failure' in opened) {
      drop(session)
      return notOpened(opened)
    }
    if (Date.now() - opened.openedAtMs > FRESH_MS) {
      drop(session)
      return send(question, tries)
    }
    const reply = await inTime(question(opened.connect))
    if (reply.kind !== 'expired') return reply
    drop(session)
    return tries > 1 ? send(question, tries - 1) : { kind: 'failed' }
  }
  return {
    lookUp: async (digits) => {
      const reply = await send((connect) => connect.lookUp(digits))
      return reply.kind === 'wrong' ? reply.errors : {}
    },
    encrypt: async (card) => cardReply(await send((connect) => connect.encrypt(card))),
  }
}

async function open({ createSession, openConnect, context }: Parts): Promise<Opened | NoSession> {
  const created = await createSession()
  if (!created.ok) return { failure: created.failure }
  const unusable = { failure: { kind: 'business', errorCode: 'NOT_AVAILABLE' } } as const
  const { clientSessionId, customerId, clientApiUrl, assetUrl } = created.data
  if (!(clientSessionId && customerId && clientApiUrl && assetUrl))
    return { ...unusable, message: PARAMETER_MISSING }
  try {
    return { connect: openConnect(created.data, context), openedAtMs: Date.now() }
  } catch {
    // The SDK accepts only addresses of a form that it knows.
    return unusable
  }
}

function cardReply(reply: ConnectReply<string>): CardReply {
  if (reply.kind === 'ready') {
    return { kind: 'ready', payment: { method: 'encrypted', payload: reply.value } }
  }
  return reply.kind === 'expired' ? { kind: 'failed' } : reply
}

function notOpened({ failure, message }: NoSession): ConnectReply<never> {
  return { kind: 'failed', ...connectionOf(failure), ...(message !== undefined && { message }) }
}

/** The SDK has no timeout of its own. */
async function inTime<Value>(reply: Promise<ConnectReply<Value>>): Promise<ConnectReply<Value>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<ConnectReply<Value>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'failed', isConnection: true }), TIMEOUT_MS)
  })
  try {
    return await Promise.race([reply, late])
  } finally {
    clearTimeout(timer)
  }
}
