import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import type {
  CardLedger,
  LedgerPayment,
  LedgerRefund,
  ListResult,
  Period,
  RefundOrder,
} from './card-ledger.ts'
import type { Unavailable, UnknownOutcome } from './card-provider.ts'
import { type Answer, reasonOf } from './provider-answer.ts'
import type { ProviderConfig } from './provider-client.ts'
import { failed, failureOf, unknown } from './provider-failure.ts'
import { providerAddresses } from './provider-paths.ts'
import { withStandings } from './provider-states.ts'
import { createTransport, type ProviderRequest } from './provider-transport.ts'

const amounts = {
  merchantReference: Type.String(),
  amountOfMoney: Type.Object({ amount: Type.Integer(), currencyCode: Type.String() }),
  createdAt: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' }),
}
const id = Type.String({ minLength: 1 })
const Refund = Type.Object({ id, status: Type.Literal('REFUNDED'), paymentId: id, ...amounts })
const Payment = Type.Object({ id, status: Type.String(), ...amounts })
const next = Type.Optional(id)
const refund = TypeCompiler.Compile(Refund)
const refundList = TypeCompiler.Compile(Type.Object({ refunds: Type.Array(Refund), next }))
const paymentList = TypeCompiler.Compile(Type.Object({ payments: Type.Array(Payment), next }))

const PAGE = 500

/**
 * Creates the client of the provider's books: refunds, and lists of a period in pages. A refund is sent once; its repeat
 * with the same name is the caller's, which is safe at any time.
 */
export function createLedgerClient(config: ProviderConfig): CardLedger {
  const addresses = providerAddresses(config)
  const send = createTransport(config)
  const call = async (url: string, request: ProviderRequest = { method: 'GET' }): Promise<Answer> =>
    await send(url, request, config.timeoutMs)
  /** The provider's words for payments are none for refunds. */
  const callForPayments = async (url: string): Promise<Answer> => {
    const answer = await call(url)
    return answer.kind === 'fault' ? answer : { ...answer, body: withStandings(answer.body, config.states) }
  }
  const refunds = async (urlAfter: (after: string | undefined) => string) =>
    await all(async (after) => {
      const page = readPage(await call(urlAfter(after)), refundList)
      return 'outcome' in page ? page : { items: page.refunds.map(refundOf), next: page.next }
    })
  const paymentAt = (paymentId: string) => `${addresses.payments}/${encodeURIComponent(paymentId)}`
  return {
    refund: async (order) => {
      const url = `${paymentAt(order.paymentId)}/refund`
      return readRefund(await call(url, refundRequest(order)), order)
    },
    refundsOf: async (paymentId) =>
      await refunds((after) => `${paymentAt(paymentId)}/refunds${after ? `?${pageAfter(after)}` : ''}`),
    payments: async (period) =>
      await all(async (after) => {
        const url = `${addresses.payments}?${query(period, after)}`
        const page = readPage(await callForPayments(url), paymentList)
        return 'outcome' in page ? page : { items: page.payments.map(paymentOf), next: page.next }
      }),
    refunds: async (period) => await refunds((after) => `${addresses.refunds}?${query(period, after)}`),
  }
}

function refundRequest({ amountMinor, currency, merchantReference }: RefundOrder): ProviderRequest {
  const amountOfMoney = { amount: amountMinor, currencyCode: currency }
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-gcs-idempotence-key': merchantReference },
    body: JSON.stringify({ amountOfMoney, merchantReference }),
  }
}

function query({ from, before }: Period, after: string | undefined): string {
  const words = {
    createdFrom: from.toISOString(),
    createdBefore: before.toISOString(),
    limit: String(PAGE),
  }
  const first = new URLSearchParams(words).toString()
  return after === undefined ? first : `${first}&${pageAfter(after)}`
}

const pageAfter = (after: string) => `after=${encodeURIComponent(after)}`

/** Asks for pages until there is no next one. A provider that repeats a page would be asked for ever. */
async function all<Item>(
  page: (
    after: string | undefined,
  ) => Promise<{ items: readonly Item[]; next: string | undefined } | Unavailable | UnknownOutcome>,
): Promise<ListResult<Item>> {
  const items: Item[] = []
  const asked = new Set<string>()
  for (let after: string | undefined; ; ) {
    const found = await page(after)
    if ('outcome' in found) return found
    items.push(...found.items)
    after = found.next
    if (after === undefined) return { outcome: 'LISTED', items }
    if (asked.has(after)) return unknown('a page that came before')
    asked.add(after)
  }
}

function readRefund(answer: Answer, order: RefundOrder): Awaited<ReturnType<CardLedger['refund']>> {
  const failure = failureOf(answer)
  if (failure?.reply === 'request_refused') return { outcome: 'REFUSED', reasonCode: codeOf(answer) }
  if (failure !== undefined) return failed(failure)
  const body = answer.kind === 'answer' ? answer.body : undefined
  if (!refund.Check(body)) return unknown('an answer that is no refund')
  const made = refundOf(body)
  const isSame =
    made.merchantReference === order.merchantReference &&
    made.paymentId === order.paymentId &&
    made.amountMinor === order.amountMinor &&
    made.currency === order.currency
  return isSame ? { outcome: 'REFUNDED', refund: made } : unknown('another refund than was asked for')
}

/** A code is written down and shown; what is none could be any text. */
function codeOf(answer: Answer): string {
  const reason = answer.kind === 'answer' ? reasonOf(answer.body) : 'REFUSED'
  return /^\w{1,64}$/.test(reason) ? reason : 'REFUSED'
}

/** No failure of a query says anything about an earlier refund. */
function readPage<T extends TSchema>(
  answer: Answer,
  schema: TypeCheck<T>,
): Static<T> | Unavailable | UnknownOutcome {
  const failure = failureOf(answer)
  if (failure !== undefined) return failed(failure)
  const body = answer.kind === 'answer' ? answer.body : undefined
  return schema.Check(body) ? body : unknown('an answer that is no list')
}

function refundOf({ id: refundId, paymentId, ...rest }: Static<typeof Refund>): LedgerRefund {
  return { refundId, paymentId, ...amountsOf(rest) }
}

function paymentOf({ id: paymentId, status, ...rest }: Static<typeof Payment>): LedgerPayment {
  return { paymentId, isCaptured: status === 'CAPTURED', ...amountsOf(rest) }
}

function amountsOf({
  merchantReference,
  amountOfMoney,
  createdAt,
}: Omit<Static<typeof Payment>, 'id' | 'status'>) {
  return {
    merchantReference,
    amountMinor: amountOfMoney.amount,
    currency: amountOfMoney.currencyCode,
    createdAt: new Date(createdAt),
  }
}
