import { type QueryCreator, sql } from 'kysely'
import { builtOnce } from '../database/built-once.ts'
import type { Connection } from '../database/database.ts'
import type { OrderRow, PassRow } from '../database/rows/orders.ts'
import type { AttemptRow } from '../database/rows/payments.ts'
import type { Schema } from '../database/schema.ts'
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

/** The values of a payment and of what it brings. */
interface Paid extends Payment {
  readonly order_no: string
  readonly passes: string
  readonly confirmation: string | null
}

interface Captured extends Paid {
  readonly attempt: number
  readonly payment_id: string | null
}

const PAID = ['order_no', 'status', 'paid_at', 'card', 'passes', 'confirmation'] as const
const PASS_COLUMNS = ['number', 'order_no', 'position', 'name', 'valid_from', 'valid_until'] as const
const MAIL_COLUMNS = ['name', 'content', 'attempts', 'next_attempt_at', 'created_at'] as const

const pay = builtOnce(PAID, (connection, paid: Paid) =>
  bringing(
    connection.with('paying', (query) =>
      query.selectFrom('orders').select('order_no').where('order_no', '=', paid.order_no),
    ),
    paid,
  ),
)

const payByCapture = builtOnce([...PAID, 'attempt', 'payment_id'], (connection, paid: Captured) =>
  bringing(
    connection
      // Locked first, as everywhere: then nothing else changes its attempts.
      .with('waiting', (query) =>
        query
          .selectFrom('orders')
          .select('order_no')
          .where('order_no', '=', paid.order_no)
          .where('status', '=', 'PAYING')
          .forUpdate(),
      )
      .with('paying', (query) =>
        query
          .updateTable('payment_attempts')
          .from('waiting')
          .set({
            outcome: 'CAPTURED',
            provider_payment_id: paid.payment_id,
            settled_at: paid.paid_at,
            next_check_at: null,
          })
          .whereRef('payment_attempts.order_no', '=', 'waiting.order_no')
          .where('attempt', '=', paid.attempt)
          .where('outcome', 'is', null)
          .returning('payment_attempts.order_no'),
      ),
    paid,
  ),
)

/** Writes that the order in `paying` is paid, with its passes and its confirmation, which waits to be mailed. */
function bringing(
  query: QueryCreator<Schema & { paying: { order_no: string } }>,
  { order_no, passes, confirmation, status, paid_at, card }: Paid,
) {
  return query
    .with('issued', (inner) =>
      inner
        .insertInto('passes')
        .columns(PASS_COLUMNS)
        .expression(
          sql`select number, pass.order_no, "position", name, valid_from, valid_until
          from jsonb_to_recordset(${passes}::jsonb) as pass (
            number text, order_no text, "position" integer, name text, valid_from date, valid_until date
          ), paying`,
        ),
    )
    .with('confirmed', (inner) =>
      inner
        .insertInto('mails')
        .columns(MAIL_COLUMNS)
        .expression(
          sql`select ${confirmation}::text, jsonb_build_object('confirms', ${order_no}::text), 0,
            ${paid_at}::timestamptz, ${paid_at}::timestamptz from paying where ${confirmation}::text is not null`,
        )
        .onConflict((conflict) => conflict.column('name').doNothing()),
    )
    .updateTable('orders')
    .from('paying')
    .set({ status, paid_at, card })
    .whereRef('orders.order_no', '=', 'paying.order_no')
}

function valuesOf({ card, ...payment }: Payment, { passes, confirmation }: Issued) {
  return {
    ...payment,
    card: card && json(card),
    passes: JSON.stringify(passes),
    confirmation: confirmation ?? null,
  }
}

/** The payment of an order, with all that it brings in one statement. */
export function paying(connection: Connection) {
  return {
    /** Writes that an order is paid, with its passes and its confirmation, which waits to be mailed. */
    pay: async (orderNo: string, payment: Payment, issued: Issued): Promise<void> => {
      await pay(connection, { ...valuesOf(payment, issued), order_no: orderNo })
    },

    /**
     * Writes that a capture paid an order, whole or not at all: if the order is still being paid and the attempt live.
     *
     * @returns whether it was this call that paid it
     */
    payByCapture: async (
      attempt: Attempt,
      { paymentId, ...payment }: Payment & { readonly paymentId: string | undefined },
      issued: Issued,
    ): Promise<boolean> => {
      const { order_no, attempt: number } = attempt
      const values = {
        ...valuesOf(payment, issued),
        order_no,
        attempt: number,
        payment_id: paymentId ?? null,
      }
      const paid = payByCapture(connection, values)
      return (await rowsUnlessConflict(paid.then((rows) => rows.numAffectedRows))) === 1
    },
  }
}
