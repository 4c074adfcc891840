interface Row {
  readonly order_no: string
  readonly discount_code: string | null
  readonly total_minor: number
  readonly currency: string
  readonly party: number
  readonly is_visit: boolean
  readonly is_membership: boolean
  readonly status: string
  readonly passes: number
  readonly memberships: number
  readonly places: number
  readonly captures: number
  readonly live: number
  readonly use: string | null
}

/** An order in the database, beside the values of a correctly paid one. */
export interface AuditedOrder {
  readonly orderNo: string
  readonly amount: number
  readonly currencyCode: string
  readonly expected: object
  readonly found: object
}

const QUERY = `
  select order_no, discount_code, total_minor::int, currency, status,
    visit is not null as is_visit, membership is not null as is_membership,
    jsonb_array_length(passengers) + 1 as party,
    (select count(*)::int from passes where passes.order_no = orders.order_no) as passes,
    (select count(*)::int from memberships where memberships.order_no = orders.order_no) as memberships,
    (select coalesce(sum(places), 0)::int from slot_claims where slot_claims.order_no = orders.order_no) as places,
    (select count(*)::int from payment_attempts a where a.order_no = orders.order_no and outcome = 'CAPTURED') as captures,
    (select count(*)::int from payment_attempts a where a.order_no = orders.order_no and outcome is null) as live,
    (select d.status from discount_redemptions d where d.order_no = orders.order_no) as use
  from orders`

/** Every order of an upstream's database, with its passes, places and payments. */
export async function auditOrders(query: (sql: string) => Promise<unknown[]>): Promise<AuditedOrder[]> {
  return (await query(QUERY)).map((row) => audited(row as Row))
}

function audited(row: Row): AuditedOrder {
  const { status, passes, memberships, places, captures, live, use } = row
  return {
    orderNo: row.order_no,
    amount: row.total_minor,
    currencyCode: row.currency,
    found: { status, passes, memberships, places, captures, live, use },
    expected: {
      status: 'PAID',
      captures: 1,
      live: 0,
      passes: row.is_membership ? 0 : row.party,
      memberships: row.is_membership ? 1 : 0,
      places: row.is_visit ? row.party : 0,
      use: row.discount_code === null ? null : 'REDEEMED',
    },
  }
}
