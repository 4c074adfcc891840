import type { Selectable } from 'kysely'
import type { OrderActRow, OrderRow } from '../store/database/rows/orders.ts'
import type { AttemptRow, RefundRow } from '../store/database/rows/payments.ts'
import type { MailRow } from '../store/database/rows/requests.ts'
import type { Repositories } from '../store/store.ts'

/** An order with all that hangs on it, in which people stand only where they were asked for. */
export interface ShownOrder {
  readonly reference: string
  readonly service: OrderRow['service_type']
  readonly status: OrderRow['status']
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly paidAt: Date | null
  readonly cancelledAt: Date | null
  readonly emptiedAt: Date | null
  readonly lines: OrderRow['lines']
  readonly discountCode: string | null
  readonly totalMinor: number
  readonly currency: string
  readonly card: OrderRow['card']
  readonly visit: Omit<NonNullable<OrderRow['visit']>, 'flightNumber'> | null
  readonly membership: (OrderRow['membership'] & { readonly validUntil?: string }) | null
  readonly passes: readonly {
    readonly number: string
    readonly validFrom: string
    readonly validUntil: string
  }[]
  readonly attempts: readonly Omit<
    AttemptRow,
    'order_no' | 'idempotency_key' | 'visitor' | 'network' | 'turn_at'
  >[]
  readonly refunds: readonly RefundRow[]
  readonly mails: readonly Omit<MailRow, 'content'>[]
  readonly acts: readonly Selectable<OrderActRow>[]
  readonly people?: People
}

interface People {
  readonly lead: OrderRow['lead']
  readonly passengers: OrderRow['passengers']
  readonly furtherAddresses: readonly string[]
}

/** Reads an order with all that hangs on it (P581). @param withPeople whether names and addresses are wanted */
export async function showOrder(
  read: Repositories,
  order: OrderRow,
  withPeople: boolean,
): Promise<ShownOrder> {
  const orderNo = order.order_no
  const issued = await read.orders.findIssued(orderNo)
  const attempts = await read.paymentAttempts.listOf(orderNo)
  const { flightNumber: _, ...visit } = order.visit ?? { flightNumber: '' }
  return {
    ...factsOf(order),
    visit: 'placeCode' in visit ? visit : null,
    membership: order.membership && {
      ...order.membership,
      ...(issued?.issuedMembership && { validUntil: issued.issuedMembership.valid_until }),
    },
    passes: (issued?.passes ?? []).map(({ number, valid_from, valid_until }) => ({
      number,
      validFrom: valid_from,
      validUntil: valid_until,
    })),
    attempts: attempts.map(shownAttempt),
    refunds: await read.refunds.listOf(orderNo),
    mails: await read.mails.listOf(`${order.reference}-`),
    acts: await read.orderActs.listOf(orderNo),
    ...(withPeople && { people: await peopleOf(read, order) }),
  }
}

function factsOf(order: OrderRow) {
  return {
    reference: order.reference,
    service: order.service_type,
    status: order.status,
    createdAt: order.created_at,
    expiresAt: order.expires_at,
    paidAt: order.paid_at,
    cancelledAt: order.cancelled_at,
    emptiedAt: order.emptied_at,
    lines: order.lines,
    discountCode: order.discount_code,
    totalMinor: order.total_minor,
    currency: order.currency,
    card: order.card,
  }
}

function shownAttempt(row: AttemptRow): ShownOrder['attempts'][number] {
  const {
    order_no: _no,
    idempotency_key: _key,
    visitor: _visitor,
    network: _network,
    turn_at: _turn,
    ...rest
  } = row
  return rest
}

async function peopleOf(read: Repositories, order: OrderRow): Promise<People> {
  const further = await read.orderAddresses.listOf(order.order_no)
  return {
    lead: order.lead,
    passengers: order.passengers,
    furtherAddresses: further.map(({ email }) => email),
  }
}
