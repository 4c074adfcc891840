import { purchases, type ServiceType } from '@layover/contracts'
import { toMinorUnits } from '@layover/rules/money'
import { bodyHashes } from '../../domain/body-hash.ts'
import type { CallContext } from '../../domain/call-context.ts'
import { newOrderNo, newReference } from '../../domain/order-identity.ts'
import { Refused, WrongRequest } from '../../domain/refused.ts'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import type { OrderRequest as Claim } from '../../store/repositories/order-requests.ts'
import type { Repositories } from '../../store/store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { orderCreated } from '../order-responses.ts'
import type { Travellers } from './check-travellers.ts'
import { endReplaced } from './end-replaced.ts'

const REFERENCE_DRAWS = 5

/** The content and the price of an order. Amounts are minor units of its currency. */
export type Sale = Pick<
  OrderRow,
  | 'lines'
  | 'currency'
  | 'currency_symbol'
  | 'total_minor'
  | 'discount_code'
  | 'validity_months'
  | 'visit'
  | 'membership'
>

/** A createOrder call of any service. */
interface OrderRequest extends Travellers {
  readonly serviceType: ServiceType
  readonly context: CallContext
  /** The whole request. Another body with the same key is refused. */
  readonly body: {
    readonly agentId?: string
    readonly expectedTotal: string
    readonly currency?: string
    readonly replaces?: string
  }
  /** Whether `sell` reads and claims nothing, and refuses nothing. */
  readonly isSoldAtOnce?: boolean
  /** Determines the sale inside the order's transaction; it may claim places for the order. */
  readonly sell: (selling: Selling) => Promise<Sale>
}

interface Selling {
  readonly repositories: Repositories
  readonly orderNo: string
  readonly now: Date
  /** An order that ended in this transaction; the new one may take over its places. */
  readonly inheritsFrom: string | undefined
}

/**
 * Creates an order at most once per idempotency key (P189). The price is calculated again and must equal the one that
 * was shown. A discount code must be usable. Its use is reserved when the payment begins, so that a buyer who returns
 * can still use the code.
 *
 * @throws Refused PRICE_CHANGED, ORDER_IN_PAYMENT where it would replace an order that may have been charged, or the
 *   refusal of `sell`; WrongRequest 422 for a key with another body
 */
export async function createOrder(deps: OrderDeps, request: OrderRequest) {
  const { body, context } = request
  const callId = purchases[request.serviceType].createOrder.id
  const orderNo = newOrderNo()
  const hashes = bodyHashes(deps.signingKeys, body)
  const claim = { idempotencyKey: context.idempotencyKey, callId, bodyHash: hashes[0], orderNo }
  const now = deps.now()
  const placed = request.isSoldAtOnce ? await placeAtOnce(deps, request, claim, now) : undefined
  if (placed !== undefined) return orderCreated(placed, deps.signingKeys)
  const order = await deps.store.transaction(async (repositories) => {
    const earlier = await repositories.orderRequests.claim(claim, now)
    if (earlier !== undefined) {
      const isSameBody = earlier.bodyHash === null || hashes.includes(earlier.bodyHash)
      if (earlier.callId !== callId || !isSameBody) {
        throw new WrongRequest(422, 'This Idempotency-Key belongs to another request')
      }
      return await repositories.orders.find(earlier.orderNo)
    }
    const { replaces, inheritsFrom } = await endReplaced(repositories, body.replaces, context.owner)
    const sale = await request.sell({ repositories, orderNo, now, inheritsFrom })
    if (!isAsExpected(sale, body)) throw new Refused('PRICE_CHANGED')
    return await insertOrder(repositories, newOrder(deps, request, { orderNo, sale, replaces, now }))
  })
  if (order === undefined) throw new Error('an idempotency key names an order that does not exist')
  return orderCreated(order, deps.signingKeys)
}

/** Writes the usual order in one statement. @returns undefined where the transaction has to decide */
async function placeAtOnce(
  deps: OrderDeps,
  request: OrderRequest,
  claim: Claim,
  now: Date,
): Promise<OrderRow | undefined> {
  if (request.body.replaces !== undefined) return undefined
  const { orderNo } = claim
  const { read } = deps.store
  const sale = await request.sell({ repositories: read, orderNo, now, inheritsFrom: undefined })
  if (!isAsExpected(sale, request.body)) return undefined
  const row = newOrder(deps, request, { orderNo, sale, replaces: null, now })
  const order: OrderRow = { ...row, reference: newReference() }
  return (await read.orders.insertWithKey(claim, order)) ? order : undefined
}

interface Placing {
  readonly orderNo: string
  readonly sale: Sale
  readonly replaces: string | null
  readonly now: Date
}

function newOrder(
  { orderExpiryMs }: OrderDeps,
  { serviceType, body, lead, passengers, context }: OrderRequest,
  { orderNo, sale, replaces, now }: Placing,
): Omit<OrderRow, 'reference'> {
  return {
    ...sale,
    order_no: orderNo,
    service_type: serviceType,
    status: 'CREATED',
    agent_id: body.agentId ?? '',
    lead,
    passengers,
    created_at: now,
    expires_at: new Date(now.getTime() + orderExpiryMs),
    paid_at: null,
    visitor: context.owner.visitor ?? null,
    replaces,
    card: null,
    cancelled_at: null,
    emptied_at: null,
    erasure_requested_at: null,
  }
}

function isAsExpected(
  sale: Sale,
  { expectedTotal, currency = sale.currency }: OrderRequest['body'],
): boolean {
  const expected = toMinorUnits(expectedTotal, currency)
  return currency === sale.currency && expected.ok && expected.value === sale.total_minor
}

async function insertOrder(repositories: Repositories, row: Omit<OrderRow, 'reference'>): Promise<OrderRow> {
  for (let draw = 0; draw < REFERENCE_DRAWS; draw += 1) {
    const order: OrderRow = { ...row, reference: newReference() }
    if (await repositories.orders.insert(order)) return order
  }
  throw new Error('no reference was free')
}
