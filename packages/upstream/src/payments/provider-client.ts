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
import { type Answer, faultOf, reasonOf, replyOf } from './provider-answer.ts'
import { isUnavailable, type ReplyName } from './provider-replies.ts'

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
  // Read by itself: a payment counts whatever it says about its card.
  card: Type.Optional(Type.Unknown()),
})
const payment = TypeCompiler.Compile(Payment)
const paymentList = TypeCompiler.Compile(Type.Object({ payments: Type.Array(Payment) }))
const session = TypeCompiler.Compile(
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
  const base = `${config.url.replace(/\/$/, '')}/v1/${config.merchantId}`
  const payments = `${base}/payments`
  const authorization = `Basic ${Buffer.from(`${config.keyId}:${config.secret}`).toString('base64')}`
  const call = async (url: string, init: RequestInit = {}, timeoutMs = config.timeoutMs) =>
    await send(url, { ...init, headers: { authorization, ...init.headers } }, timeoutMs)
  return {
    openSession: async () => {
      const timeoutMs = Math.min(config.timeoutMs, SESSION_TIMEOUT_MS)
      return readSession(await call(`${base}/sessions`, sessionRequest, timeoutMs))
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
      readList(
        await call(`${payments}?merchantReference=${encodeURIComponent(merchantReference)}`),
        merchantReference,
      ),
  }
}

async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { kind: 'answer', status: response.status, body: parsed(await response.text()) }
  } catch (error) {
    return faultOf(error)
  }
}

/** A body that is no JSON is unreadable; its status may still say enough. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const sessionRequest: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
}

function chargeRequest({ card, amountMinor, currency, merchantReference }: Charge): RequestInit {
  const amountOfMoney = { amount: amountMinor, currencyCode: currency }
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gcs-idempotence-key': merchantReference },
    body: JSON.stringify({ ...card, amountOfMoney, merchantReference }),
  }
}

/** The reply to a request that is no success, with a reason for the log; undefined where the body has to be read. */
function failureOf(answer: Answer): { readonly reply: ReplyName; readonly why: string } | undefined {
  if (answer.kind === 'fault') return answer
  const reply = replyOf(answer)
  return reply && { reply, why: `status ${answer.status} ${reasonOf(answer.body)}` }
}

function failed({ reply, why }: { reply: ReplyName; why: string }): Unavailable | UnknownOutcome {
  return isUnavailable(reply) ? { outcome: 'UNAVAILABLE', reply, why } : unknown(why, reply)
}

/** Addresses in the provider's response are ignored: the operator decides where browsers send cards. */
function readSession(answer: Answer): ClientSession | Unavailable | UnknownOutcome {
  const failure = failureOf(answer)
  if (failure !== undefined) return failed(failure)
  const body = bodyOf(answer)
  if (!session.Check(body)) return unknown('an answer that is no session')
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
  const settled = mine.find(({ status }) => status === 'CAPTURED') ?? mine.at(-1)
  return settled === undefined ? notCharged('REFUSED') : decided(settled, merchantReference)
}

function bodyOf(answer: Answer): unknown {
  return answer.kind === 'answer' ? answer.body : undefined
}

function decided(found: Static<typeof Payment>, merchantReference: string): DecidedPayment | UnknownOutcome {
  if (found.merchantReference !== merchantReference) return unknown('a payment of another reference')
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

function unknown(why: string, reply: ReplyName = 'unreadable'): UnknownOutcome {
  return { outcome: 'UNKNOWN', reply, why }
}
