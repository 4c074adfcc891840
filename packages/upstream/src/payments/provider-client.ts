import { setTimeout as delay } from 'node:timers/promises'
import { type Static, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { readPaidCard } from '../domain/paid-card.ts'
import type {
  CardProvider,
  Charge,
  ClientSession,
  DecidedPayment,
  NothingCharged,
  Unavailable,
  UnknownOutcome,
} from './card-provider.ts'
import { type Answer, reasonOf } from './provider-answer.ts'
import { failed, failureOf, unknown } from './provider-failure.ts'
import { type ProviderPaths, providerAddresses } from './provider-paths.ts'
import { type ProviderStates, withStandings } from './provider-states.ts'
import { createTransport, type ProviderAccess, type ProviderRequest } from './provider-transport.ts'

/** How the provider is reached, and its own words for what became of a payment. */
export interface ProviderConfig extends ProviderAccess {
  readonly url: string
  readonly merchantId: string
  readonly paths: ProviderPaths
  readonly states: ProviderStates
  readonly timeoutMs: number
}

const Payment = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.Union([Type.Literal('CAPTURED'), Type.Literal('REJECTED'), Type.Literal('PENDING')]),
  reasonCode: Type.Optional(Type.String()),
  merchantReference: Type.String(),
  amountOfMoney: Type.Object({ amount: Type.Integer(), currencyCode: Type.String() }),
  // Read by itself: a payment counts whatever it says about its card.
  card: Type.Optional(Type.Unknown()),
})
const payment = TypeCompiler.Compile(Payment)
const paymentList = TypeCompiler.Compile(Type.Object({ payments: Type.Array(Payment) }))
const openedSession = TypeCompiler.Compile(
  Type.Object({
    clientSessionId: Type.String({ pattern: '^[\\w.-]{8,128}$' }),
    customerId: Type.String({ pattern: '^[\\w.-]{1,128}$' }),
  }),
)
/** Less than the eight seconds that the gateway waits for the call around this one. */
const SESSION_TIMEOUT_MS = 6_000

/** Long enough for a short fault of the provider, short for a waiting visitor. */
const PAUSE_BEFORE_REPEAT_MS = 500

/** Waits for the pause before a repeat; a test passes its own. */
type Pause = (ms: number) => Promise<unknown>

/**
 * Creates the client of the provider's merchant API; `provider-replies.ts` lists what each reply means. After a 5xx a
 * charge is sent once more with the same key, as the same attempt: the card's token or ciphertext is not stored, so a
 * later repeat is impossible.
 */
export function createProviderClient(config: ProviderConfig, pause: Pause = delay): CardProvider {
  const { session, payments, lookUp } = providerAddresses(config)
  const send = createTransport(config)
  const call = async (
    url: string,
    request: ProviderRequest,
    timeoutMs = config.timeoutMs,
  ): Promise<Answer> => {
    const answer = await send(url, request, timeoutMs)
    return answer.kind === 'fault' ? answer : { ...answer, body: withStandings(answer.body, config.states) }
  }
  return {
    openSession: async () => {
      const timeoutMs = Math.min(config.timeoutMs, SESSION_TIMEOUT_MS)
      return readSession(await call(session, sessionRequest, timeoutMs))
    },
    charge: async (charge) => {
      const begun = performance.now()
      const answer = await call(payments, chargeRequest(charge))
      const remainingMs = () => Math.floor(config.timeoutMs - (performance.now() - begun))
      const first = readCharge(answer, charge.merchantReference)
      const isServerError = first.outcome === 'UNKNOWN' && first.reply === 'server_error'
      if (!isServerError || remainingMs() <= PAUSE_BEFORE_REPEAT_MS) return first
      await pause(PAUSE_BEFORE_REPEAT_MS)
      // Checked again: a process that was suspended meanwhile must not send an attempt that was given up.
      const leftMs = remainingMs()
      if (leftMs <= 0) return first
      return readRepeat(await call(payments, chargeRequest(charge), leftMs), charge.merchantReference)
    },
    find: async (merchantReference) =>
      readList(await call(lookUp(merchantReference), { method: 'GET' }), merchantReference),
  }
}

const sessionRequest: ProviderRequest = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
}

function chargeRequest({ card, amountMinor, currency, merchantReference }: Charge): ProviderRequest {
  const amountOfMoney = { amount: amountMinor, currencyCode: currency }
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gcs-idempotence-key': merchantReference },
    body: JSON.stringify({ ...card, amountOfMoney, merchantReference }),
  }
}

/** Addresses in the provider's response are ignored: the operator decides where browsers send cards. */
function readSession(answer: Answer): ClientSession | Unavailable | UnknownOutcome {
  const failure = failureOf(answer)
  if (failure !== undefined) return failed(failure)
  const body = bodyOf(answer)
  if (!openedSession.Check(body)) return unknown('an answer that is no session')
  return { outcome: 'OPENED', clientSessionId: body.clientSessionId, customerId: body.customerId }
}

function readCharge(answer: Answer, merchantReference: string) {
  const failure = failureOf(answer)
  const body = bodyOf(answer)
  if (failure?.reply === 'card_refused') return notCharged(reasonOf(body))
  if (failure !== undefined) return failed(failure)
  if (!payment.Check(body)) return unknown('an answer that is no payment')
  return decided(body, merchantReference)
}

/** A refusal of the repeat does not decide the first request, which may have charged before it failed. */
function readRepeat(answer: Answer, merchantReference: string): DecidedPayment | UnknownOutcome {
  const result = readCharge(answer, merchantReference)
  if (result.outcome === 'NOT_CHARGED') return unknown(`${result.reasonCode} after a 5xx`, 'server_error')
  if (result.outcome === 'UNAVAILABLE') return unknown(`${result.why} after a 5xx`, 'server_error')
  return result
}

/** No failure of a query says anything about an earlier charge. */
function readList(answer: Answer, merchantReference: string) {
  const failure = failureOf(answer)
  if (failure !== undefined) return unknown(failure.why, failure.reply)
  const body = bodyOf(answer)
  if (!paymentList.Check(body)) return unknown('an answer that is no list of payments')
  const mine = body.payments.filter((each) => each.merchantReference === merchantReference)
  const [captured, pending] = (['CAPTURED', 'PENDING'] as const).map((standing) =>
    mine.find(({ status }) => status === standing),
  )
  const settled = captured ?? pending ?? mine.at(-1)
  return settled === undefined ? notCharged('REFUSED') : decided(settled, merchantReference)
}

function bodyOf(answer: Answer): unknown {
  return answer.kind === 'answer' ? answer.body : undefined
}

function decided(found: Static<typeof Payment>, merchantReference: string): DecidedPayment | UnknownOutcome {
  if (found.merchantReference !== merchantReference) return unknown('a payment of another reference')
  if (found.status === 'PENDING') return unknown('a payment that is not decided yet', 'pending')
  const card = readPaidCard(found.card)
  return {
    outcome: found.status,
    paymentId: found.id,
    ...(found.reasonCode === undefined ? {} : { reasonCode: found.reasonCode }),
    amountMinor: found.amountOfMoney.amount,
    currency: found.amountOfMoney.currencyCode,
    ...(card && { card }),
  }
}

function notCharged(reasonCode: string): NothingCharged {
  return { outcome: 'NOT_CHARGED', reasonCode }
}
