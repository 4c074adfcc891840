import { setTimeout as delay } from 'node:timers/promises'
import { type Static, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type {
  CardProvider,
  Charge,
  ClientSession,
  DecidedPayment,
  NothingCharged,
  UnknownOutcome,
} from './card-provider.ts'

interface ProviderConfig {
  readonly url: string
  readonly merchantId: string
  readonly keyId: string
  readonly secret: string
  readonly timeoutMs: number
}

const Payment = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.Union([Type.Literal('CAPTURED'), Type.Literal('REJECTED')]),
  reasonCode: Type.Optional(Type.String()),
  merchantReference: Type.String(),
  amountOfMoney: Type.Object({ amount: Type.Integer(), currencyCode: Type.String() }),
})
const payment = TypeCompiler.Compile(Payment)
const paymentList = TypeCompiler.Compile(Type.Object({ payments: Type.Array(Payment) }))
const session = TypeCompiler.Compile(
  Type.Object({
    clientSessionId: Type.String({ pattern: '^[\\w.-]{8,128}$' }),
    customerId: Type.String({ pattern: '^[\\w.-]{1,128}$' }),
  }),
)
const fault = TypeCompiler.Compile(
  Type.Object({ errors: Type.Array(Type.Object({ id: Type.String() }), { minItems: 1 }) }),
)

/** Less than the eight seconds that the gateway waits for the call around this one. */
const SESSION_TIMEOUT_MS = 6_000

/** Long enough for a short fault of the provider, short for a waiting visitor. */
const PAUSE_BEFORE_REPEAT_MS = 500

/** Waits for the pause before a repeat; a test passes its own. */
type Pause = (ms: number) => Promise<unknown>

/**
 * Creates the client of the provider's merchant API. After a 5xx a charge is sent once more with the same key, as the
 * same attempt: the card's token or ciphertext is not stored, so a later repeat is impossible. A timeout, a reset, a
 * 5xx, a 409 (the first request with this key still runs) and an unreadable response are all UNKNOWN. Any other 4xx
 * charged nothing, as the provider promises, and neither did a charge without a connection.
 */
export function createProviderClient(config: ProviderConfig, pause: Pause = delay): CardProvider {
  const base = `${config.url.replace(/\/$/, '')}/v1/${config.merchantId}`
  const payments = `${base}/payments`
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.secret}`).toString('base64')}`
  const call = async (url: string, init: RequestInit = {}, timeoutMs = config.timeoutMs) =>
    await send(url, { ...init, headers: { authorization, ...init.headers } }, timeoutMs)
  return {
    openSession: async () => {
      const answer = await call(
        `${base}/sessions`,
        sessionRequest,
        Math.min(config.timeoutMs, SESSION_TIMEOUT_MS),
      )
      return 'outcome' in answer ? undefined : readSession(answer)
    },
    charge: async (charge) => {
      const begun = performance.now()
      const answer = await call(payments, chargeRequest(charge))
      if ('outcome' in answer) return answer.why === NEVER_CONNECTED ? unreachable : answer
      const remainingMs = () => Math.floor(config.timeoutMs - (performance.now() - begun))
      const first = readCharge(answer, charge.merchantReference)
      if (answer.status < 500 || remainingMs() <= PAUSE_BEFORE_REPEAT_MS) return first
      await pause(PAUSE_BEFORE_REPEAT_MS)
      // Checked again: a process that was suspended meanwhile must not send an attempt that was given up.
      const leftMs = remainingMs()
      if (leftMs <= 0) return first
      return readRepeat(await call(payments, chargeRequest(charge), leftMs), charge.merchantReference)
    },
    find: async (merchantReference) => {
      const answer = await call(`${payments}?merchantReference=${encodeURIComponent(merchantReference)}`)
      return 'outcome' in answer ? answer : readList(answer, merchantReference)
    },
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Answer | UnknownOutcome> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  } catch (error) {
    if (isWithoutConnection(error)) return unknown(NEVER_CONNECTED)
    return unknown(error instanceof Error ? error.name : 'no answer')
  }
}

const NEVER_CONNECTED = 'no connection could be made'
const CONNECTION_FAULTS = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']
const unreachable: NothingCharged = { outcome: 'NOT_CHARGED', reasonCode: 'PROVIDER_UNREACHABLE' }

/** Whether nothing was sent: only these faults occur before a connection. */
function isWithoutConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && CONNECTION_FAULTS.includes(String(cause.code))
}

const sessionRequest: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
}

/** Addresses in the provider's response are ignored: the operator decides where browsers send cards. */
function readSession({ status, body }: Answer): ClientSession | undefined {
  if ((status !== 200 && status !== 201) || !session.Check(body)) return undefined
  return { clientSessionId: body.clientSessionId, customerId: body.customerId }
}

function chargeRequest({ card, amountMinor, currency, merchantReference }: Charge): RequestInit {
  const amountOfMoney = { amount: amountMinor, currencyCode: currency }
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gcs-idempotence-key': merchantReference },
    body: JSON.stringify({ ...card, amountOfMoney, merchantReference }),
  }
}

function readCharge({ status, body }: Answer, merchantReference: string) {
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return notCharged(body)
  if (status !== 200 && status !== 201) return unknown(`status ${status}`)
  if (!payment.Check(body)) return unknown('an answer that is no payment')
  return decided(body, merchantReference)
}

/** A refusal of the repeat does not decide the first request, which may have charged before it failed. */
function readRepeat(answer: Answer | UnknownOutcome, merchantReference: string) {
  if ('outcome' in answer) return answer
  const result = readCharge(answer, merchantReference)
  return result.outcome === 'NOT_CHARGED' ? unknown(`status ${answer.status} after a 5xx`) : result
}

function readList({ status, body }: Answer, merchantReference: string) {
  if (status !== 200) return unknown(`status ${status}`)
  if (!paymentList.Check(body)) return unknown('an answer that is no list of payments')
  const mine = body.payments.filter((each) => each.merchantReference === merchantReference)
  const settled = mine.find(({ status }) => status === 'CAPTURED') ?? mine.at(-1)
  return settled === undefined ? notCharged(undefined) : decided(settled, merchantReference)
}

function decided(found: Static<typeof Payment>, merchantReference: string): DecidedPayment | UnknownOutcome {
  if (found.merchantReference !== merchantReference) return unknown('a payment of another reference')
  return {
    outcome: found.status,
    paymentId: found.id,
    ...(found.reasonCode === undefined ? {} : { reasonCode: found.reasonCode }),
    amountMinor: found.amountOfMoney.amount,
    currency: found.amountOfMoney.currencyCode,
  }
}

function notCharged(body: unknown): NothingCharged {
  return {
    outcome: 'NOT_CHARGED',
    reasonCode: fault.Check(body) ? (body.errors[0]?.id ?? 'REFUSED') : 'REFUSED',
  }
}

function unknown(why: string): UnknownOutcome {
  return { outcome: 'UNKNOWN', why }
}
