import pg from 'pg'

/**
 * Copies of all lounges and lanes, at other airports: the airports are the world's already.
 * @param {number} from @param {number} to
 */
const copies = (from, to) => `
  create temporary table numbered as
    select code, row_number() over (order by code) - 1 as number, count(*) over () as of from airports;
  insert into lounges
    select lounge_code || '-' || n, position + n * 100000, code, details, currency, entry_price_minor, prebook_fee_minor
    from lounges, generate_series(${from}, ${to}) n, numbered
    where lounge_code !~ '-[0-9]+$' and number = (position * 101 + n * 37) % of;
  insert into lanes
    select cip_code || '-' || n, position + n * 100000, code, details, currency, price_minor
    from lanes, generate_series(${from}, ${to}) n, numbered
    where cip_code !~ '-[0-9]+$' and number = (position * 101 + n * 37) % of;
  drop table numbered;`

/**
 * Paid orders of fifteen months, a third of them visits of the last 85 days, each with its attempt and its pass. So none is
 * to be emptied yet, and all of their people are there.
 * @param {number} count
 */
const orders = (count) => `
  create temporary table past as
    select n, 'LV-PAST' || n as order_no, 'PAST-' || n as reference, n % 3 = 0 as is_visit, lounge_code, airport_code,
      now() - make_interval(mins => case when n % 3 = 0 then n % 122000 + 120 else n % 650000 + 120 end) as at
    from generate_series(1, ${count}) n
    join (select lounge_code, airport_code, row_number() over (order by position) - 1 as number,
      count(*) over () as of from lounges where lounge_code !~ '-[0-9]+$') lounge on number = n % of;
  insert into orders (order_no, service_type, status, reference, agent_id, lead, passengers, lines, currency,
      currency_symbol, total_minor, validity_months, visit, created_at, expires_at, paid_at, visitor, card)
    select order_no, case when is_visit then 'PREBOOK' else 'LOUNGE' end, 'PAID', reference, 'layover',
      jsonb_build_object('firstName', 'Past', 'lastName', 'Buyer', 'email', 'past' || n || '@example.com'), '[]',
      '[{"name": "Lounge pass", "quantity": 1, "amountMinor": 3400}]', 'GBP', '£', 3400, 12,
      case when is_visit then jsonb_build_object('placeCode', lounge_code, 'placeName', 'Past', 'airportCode', airport_code,
        'terminal', '1', 'securityType', '', 'visitDate', to_char(at + interval '3 days', 'YYYY-MM-DD'),
        'visitTime', to_char(at, 'HH24:00'), 'startsAt', at + interval '3 days', 'timeZone', 'UTC', 'flightNumber', '') end,
      at, at + interval '30 minutes', at + interval '1 minute', md5(n::text), '{"brand": "visa", "last4": "4242"}'
    from past;
  insert into payment_attempts (order_no, attempt, merchant_reference, idempotency_key, outcome, provider_payment_id,
      started_at, settled_at)
    select order_no, 1, 'past-' || n, 'past-' || n, 'CAPTURED', 'past-' || n, at, at + interval '1 second' from past;
  insert into passes
    select reference || '-1', order_no, 0, 'Past Buyer', at::date,
      case when is_visit then at::date + 3 else at::date + 365 end from past;
  insert into visit_slots
    select distinct lounge_code, date_trunc('hour', at + interval '3 days') from past where is_visit on conflict do nothing;
  insert into slot_claims (claim_id, place_code, starts_at, places, held_since, expires_at, order_no)
    select 'past-' || n, lounge_code, date_trunc('hour', at + interval '3 days'), 1, at, at + interval '15 minutes', order_no
    from past where is_visit;
  drop table past;`

/**
 * Fills the database at an address.
 * @param {string} url
 * @param {{ copies?: [from: number, to: number], orders?: number }} more
 */
export async function fill(url, more) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    if (more.copies) await client.query(copies(...more.copies))
    if (more.orders) await client.query(orders(more.orders))
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Tables of more than ten thousand rows, with the times that each was read from end to end since the start. @param {string} url */
export async function wholeReads(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      'select relname as name, seq_scan::int as scans from pg_stat_user_tables where n_live_tup > 10000',
    )
    return new Map(rows.map(({ name, scans }) => [String(name), Number(scans)]))
  } finally {
    await client.end()
  }
}
