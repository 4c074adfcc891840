import { deskStates } from '../store/repositories/desk-orders.ts'

/** Exit codes, which scripts read. */
export const EXIT = {
  done: 0,
  fault: 1,
  usage: 2,
  nothing: 3,
  blocked: 4,
  differences: 5,
  provider: 6,
} as const

export const usage = `The desk for orders: looks at them, and does by hand what no server may decide.

  orders list [filters]                  orders that wait for a person first, then open ones, then the rest
  orders show REFERENCE                  one order with its attempts, refunds, passes, mails and acts
  orders settle REFERENCE --reason TEXT  a payment without an outcome: asks the card provider, and settles by its answer;
                                         money that paid no order: marks it as handled; with --attempt also a declined or
                                         unavailable one, of which the provider has a capture all the same
  orders refund REFERENCE --reason TEXT  gives a captured amount back, once; what paid the order cancels it
  orders resend REFERENCE --reason TEXT  mails the confirmation again, to --to ADDRESS or to the order's own
  orders resend --given-up --reason TEXT queues all mail that was given up anew
  orders reconcile [--day YYYY-MM-DD]    compares a day by UTC, yesterday without --day, with the provider's books, without
                                         the last ten minutes, in which a payment may still be under way

settle, refund and resend only say what they would do; --yes does it.

  --yes              does it
  --reason TEXT      why, for the record of acts: 1 to 200 characters, nothing about a person
  --by NAME          who, for the record; without it the user of the system
  --attempt N        the attempt to settle or refund, where several may be meant
  --to ADDRESS       resend: a further address of the order, three at most
  --state STATES     list: ${deskStates.slice(0, 5).join(', ')},
                     ${deskStates.slice(5).join(', ')}; commas between
  --since, --until   list: ordered from the first day on, or before the second: YYYY-MM-DD, or an instant in UTC
  --reference TEXT   list: references that begin so
  --email ADDRESS    list: orders of this address
  --limit N          list: at most so many, 1 to 500; 50 without it
  --people           list, show: with names and addresses
  --json             list, show, reconcile: as JSON

Exit codes
  0  done, or would be; nothing differs
  1  the settings or the database cannot be used
  2  wrong options
  3  no such order
  4  the order is in the way of the act; nothing was changed
  5  orders and the provider's books differ
  6  the card provider gave no answer that decides: run the same command again

It reads the settings of the database as the server does; all but list and show read SIGNING_KEY, BOOKING_LINK and those of
the card provider too.
`
