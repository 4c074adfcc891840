import { type RawBuilder, sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { OrderRow, PassRow } from '../database/rows/orders.ts'
import type { AttemptRow } from '../database/rows/payments.ts'
import { rowsUnlessConflict } from '../database/store-error.ts'
import { json } from './json.ts'

interface Payment extends Pick<OrderRow, 'status' | 'card'> {
  readonly paid_at: Date
}

/** What a payment brings: passes, and the name of its confirmation where one is mailed. */
interface Issued {
  readonly passes: readonly PassRow[]
  readonly confirmation: string | undefined
}

type Attempt = Pick<AttemptRow, 'order_no' | 'attempt'>

/** The payment of an order, with all that it brings in one statement. */
export function paying(connection: Connection) {
  return {
    /** Writes that an order is paid, with its passes and its confirmation, which waits to be mailed. */
    pay: async (orderNo: string, payment: Payment, issued: Issued): Promise<void> => {
      await connection
        .with('issued', (query) =>
          query.insertInto('passes').columns(PASS_COLUMNS).expression(passesOf(issued, sql``)),
        )
        .with('confirmed', (query) =>
          query
            .insertInto('mails')
            .columns(MAIL_COLUMNS)
            .expression(confirmationOf(orderNo, payment, issued, sql``))
            .onConflict((conflict) => conflict.column('name').doNothing()),
        )
        .updateTable('orders')
        .set(changeOf(payment))
        .where('order_no', '=', orderNo)
        .execute()
    },
  }
}

/** The same with the capture that pays it. */
export function capturing(connection: Connection) {
  return {
    /**
     * Writes that a capture paid an order, whole or not at all: if the order is still being paid and the attempt live.
     *
     * @returns whether it was this call that paid it
     */
    payByCapture: async (
      { order_no: orderNo, attempt }: Attempt,
      { paymentId, ...payment }: Payment & { readonly paymentId: string | undefined },
      issued: Issued,
    ): Promise<boolean> => {
      const paid = connection
        // Locked first, as everywhere: then nothing else changes its attempts.
        .with('waiting', (query) =>
          query
            .selectFrom('orders')
            .select('order_no')
            .where('order_no', '=', orderNo)
            .where('status', '=', 'PAYING')
            .forUpdate(),
        )
        .with('captured', (query) =>
          query
            .updateTable('payment_attempts')
            .from('waiting')
            .set({
              outcome: 'CAPTURED',
              provider_payment_id: paymentId ?? null,
              settled_at: payment.paid_at,
              next_check_at: null,
            })
            .whereRef('payment_attempts.order_no', '=', 'waiting.order_no')
            .where('attempt', '=', attempt)
            .where('outcome', 'is', null)
            .returning('payment_attempts.order_no'),
        )
        .with('issued', (query) =>
          query.insertInto('passes').columns(PASS_COLUMNS).expression(passesOf(issued, sql`, captured`)),
        )
        .with('confirmed', (query) =>
          query
            .insertInto('mails')
            .columns(MAIL_COLUMNS)
            .expression(confirmationOf(orderNo, payment, issued, sql`from captured`))
            .onConflict((conflict) => conflict.column('name').doNothing()),
        )
        .updateTable('orders')
        .from('captured')
        .set(changeOf(payment))
        .whereRef('orders.order_no', '=', 'captured.order_no')
        .executeTakeFirst()
      return (await rowsUnlessConflict(paid.then((rows) => rows.numUpdatedRows))) === 1
    },
  }
}

const PASS_COLUMNS = ['number', 'order_no', 'position', 'name', 'valid_from', 'valid_until'] as const
const MAIL_COLUMNS = ['name', 'content', 'attempts', 'next_attempt_at', 'created_at'] as const

/** @param source a row of it for each pass, where none is written without it */
function passesOf({ passes }: Issued, source: RawBuilder<unknown>) {
  return sql<never>`select number, pass.order_no, "position", name, valid_from, valid_until
    from jsonb_to_recordset(${JSON.stringify(passes)}::jsonb) as pass (
      number text, order_no text, "position" integer, name text, valid_from date, valid_until date
    )${source}`
}

function confirmationOf(
  orderNo: string,
  { paid_at }: Payment,
  { confirmation }: Issued,
  source: RawBuilder<unknown>,
) {
  return sql<never>`select ${confirmation ?? null}::text, jsonb_build_object('confirms', ${orderNo}::text), 0,
    ${paid_at}::timestamptz, ${paid_at}::timestamptz ${source} where ${confirmation !== undefined}::boolean`
}

function changeOf({ status, paid_at, card }: Payment) {
  return { status, paid_at, ...(card && { card: json(card) }) }
}
