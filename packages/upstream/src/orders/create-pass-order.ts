import type { calls, Data, Request } from '@layover/contracts'
import { toMinorUnits } from '@layover/rules/money'
import { walkUpPrice } from '../catalogue/walk-up-price.ts'
import { newOrderNo, newReference } from '../domain/order-identity.ts'
import type { OrderRow } from '../store/schema.ts'
import type { Repositories } from '../store/store.ts'
import { bodyHash } from './body-hash.ts'
import { checkTravellers, type Travellers } from './check-travellers.ts'
import { orderCreated } from './order-answers.ts'
import type { OrderDeps } from './order-deps.ts'
import { type Quote, quote } from './quote.ts'
import { Refused, WrongRequest } from './refused.ts'

type PassOrder = Request<typeof calls.lounge.createOrder> & { readonly agentId?: string }

const CALL_ID = 'lounge.createOrder'
const REFERENCE_DRAWS = 5

/**
 * Creates an order of walk-up passes, one per traveller, at most once per idempotency key (ruling 3). The price is
 * calculated again. A discount code must be usable, and is not used up: that happens when the order is being paid, so
 * that a buyer who comes back finds the code still good.
 *
 * @throws Refused PRICE_CHANGED, the travellers' or the code's own; WrongRequest 400 for bad travellers, 422 for a key with another body
 */
export async function createPassOrder(
  deps: OrderDeps,
  body: PassOrder,
  idempotencyKey: string,
): Promise<Data<typeof calls.lounge.createOrder>> {
  const travellers = await checkTravellers(body)
  const now = deps.now()
  const order = await deps.store.transaction(async (repositories) => {
    const orderNo = newOrderNo()
    const request = { idempotencyKey, callId: CALL_ID, bodyHash: bodyHash(body), orderNo }
    const earlier = await repositories.orderRequests.claim(request, now)
    if (earlier !== undefined) {
      if (earlier.callId !== CALL_ID || earlier.bodyHash !== request.bodyHash) {
        throw new WrongRequest(422, 'This Idempotency-Key belongs to another request')
      }
      return await repositories.orders.find(earlier.orderNo)
    }
    const quoted = await quotedAsExpected(repositories, body, now)
    const expiresAt = new Date(now.getTime() + deps.orderExpiryMs)
    return await insertOrder(repositories, orderRow(orderNo, body, travellers, quoted, now, expiresAt))
  })
  if (order === undefined) throw new Error('an idempotency key names an order that is not there')
  return orderCreated(order)
}

async function quotedAsExpected(repositories: Repositories, body: PassOrder, now: Date): Promise<Quote> {
  const input = {
    serviceType: 'LOUNGE',
    currency: walkUpPrice.currency,
    unitPriceMinor: walkUpPrice.priceMinor,
    passengerNumber: body.passengers.length + 1,
    discountCode: body.discountCode,
  } as const
  const quoted = await quote(input, repositories.discounts.find, now)
  const expected = toMinorUnits(body.expectedTotal, body.currency)
  const isExpected = expected.ok && expected.value === quoted.totalMinor && body.currency === quoted.currency
  if (!isExpected) throw new Refused('PRICE_CHANGED')
  return quoted
}

function orderRow(
  orderNo: string,
  body: PassOrder,
  { lead, passengers }: Travellers,
  quoted: Quote,
  now: Date,
  expiresAt: Date,
): Omit<OrderRow, 'reference'> {
  const code = quoted.discount?.code
  const quantity = passengers.length + 1
  const fullMinor = quoted.totalMinor + quoted.discountMinor
  const discountLine = { name: `Discount ${code}`, quantity: 1, amountMinor: -quoted.discountMinor }
  return {
    order_no: orderNo,
    kind: 'LOUNGE_PASS',
    status: 'CREATED',
    agent_id: body.agentId ?? '',
    lead,
    passengers,
    lines: [
      { name: 'Lounge pass', quantity, amountMinor: fullMinor },
      ...(code === undefined ? [] : [discountLine]),
    ],
    currency: quoted.currency,
    currency_symbol: quoted.currencySymbol,
    total_minor: quoted.totalMinor,
    discount_code: code ?? null,
    validity_months: walkUpPrice.validityMonths,
    created_at: now,
    expires_at: expiresAt,
    paid_at: null,
  }
}

async function insertOrder(repositories: Repositories, row: Omit<OrderRow, 'reference'>): Promise<OrderRow> {
  for (let draw = 0; draw < REFERENCE_DRAWS; draw += 1) {
    const order: OrderRow = { ...row, reference: newReference() }
    if (await repositories.orders.insert(order)) return order
  }
  throw new Error('no reference was free')
}
