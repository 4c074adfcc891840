import { userInfo } from 'node:os'
import { DAY_MS } from '@layover/rules/durations'
import type { Report } from '../desk/desk-deps.ts'
import { reconcileDay, SETTLED_AFTER_MS } from '../desk/reconcile-day.ts'
import { refundOrder } from '../desk/refund-order.ts'
import { resendConfirmation } from '../desk/resend-confirmation.ts'
import { reviveMails } from '../desk/revive-mails.ts'
import { settleOrder } from '../desk/settle-order.ts'
import { showOrder } from '../desk/show-order.ts'
import { utcDate } from '../domain/deletion-date.ts'
import { StoreError } from '../store/database/store-error.ts'
import type { Store } from '../store/store.ts'
import { Fault } from '../terminal/fault.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { listedOrder, listText } from './list-text.ts'
import { type DeskSide, onDesk } from './on-desk.ts'
import { type Options, parseOptions, type Signed } from './options.ts'
import { orderText } from './order-text.ts'
import { reconciliationText } from './reconciliation-text.ts'
import { EXIT, usage } from './usage.ts'

type Work = Exclude<Options, { kind: 'help' | 'wrong' }>

/** Runs the command as it was typed. @param open opens the database; a test may share one @returns its exit code */
export async function runOrders(
  words: readonly string[],
  terminal: Terminal,
  open: typeof onDesk = onDesk,
): Promise<number> {
  const options = parseOptions(words, utcDate(terminal.now()))
  if (options.kind === 'wrong') {
    terminal.err(`orders: ${options.fault}; --help says how\n`)
    return EXIT.usage
  }
  if (options.kind === 'help') {
    terminal.out(usage)
    return EXIT.done
  }
  const needsDesk = options.kind !== 'list' && options.kind !== 'show'
  try {
    return await open(terminal, needsDesk, async (side) => await work(side, options, terminal))
  } catch (error) {
    if (!(error instanceof Fault || error instanceof StoreError)) throw error
    terminal.err(`${error.message.replaceAll(/^/gm, 'orders: ')}\n`)
    return EXIT.fault
  }
}

async function work({ store, desk }: DeskSide, options: Work, terminal: Terminal): Promise<number> {
  if (options.kind === 'list') return await list(store, options, terminal)
  if (options.kind === 'show') return await show(store, options, terminal)
  const deps = desk()
  if (options.kind === 'reconcile') return await reconcile(deps, options, terminal)
  if (options.kind === 'revive') return told(await reviveMails(deps, signedOf(options)), options, terminal)
  const order = await store.read.orders.findByReference(options.reference)
  if (order === undefined) return unknown(options.reference, terminal)
  const act = { ...options, ...signedOf(options), order }
  const acts = { settle: settleOrder, refund: refundOrder, resend: resendConfirmation }
  return told(await acts[options.kind](deps, act), options, terminal)
}

function signedOf({ by, reason, isSure }: Signed) {
  return { by: by ?? userInfo().username, reason, isSure }
}

function unknown(reference: string, { err }: Terminal): number {
  err(`orders: there is no order ${reference}\n`)
  return EXIT.nothing
}

const EXIT_OF = { done: EXIT.done, blocked: EXIT.blocked, provider: EXIT.provider } as const

function told({ ended, says }: Report, { isSure }: Signed, { out, err }: Terminal): number {
  if (ended !== 'done') err(`orders: ${says}\n`)
  else out(isSure ? `${says}\n` : `${says}\nNothing is changed without --yes.\n`)
  return EXIT_OF[ended]
}

const asJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

async function list(
  store: Store,
  { filter, people, json }: Extract<Options, { kind: 'list' }>,
  { out, now }: Terminal,
): Promise<number> {
  const unsettledBefore = new Date(now().getTime() - SETTLED_AFTER_MS)
  const orders = await store.read.deskOrders.list(filter, unsettledBefore)
  if (json) out(asJson(orders.map((order) => listedOrder(order, people))))
  else out(orders.length === 0 ? 'No such orders.\n' : listText(orders, people))
  return EXIT.done
}

async function show(
  store: Store,
  { reference, people, json }: Extract<Options, { kind: 'show' }>,
  terminal: Terminal,
): Promise<number> {
  const order = await store.read.orders.findByReference(reference)
  if (order === undefined) return unknown(reference, terminal)
  const shown = await showOrder(store.read, order, people)
  terminal.out(json ? asJson(shown) : orderText(shown))
  return EXIT.done
}

async function reconcile(
  deps: ReturnType<DeskSide['desk']>,
  { day, json }: Extract<Options, { kind: 'reconcile' }>,
  { out, err, now }: Terminal,
): Promise<number> {
  const compared = day ?? utcDate(new Date(now().getTime() - DAY_MS))
  const result = await reconcileDay(deps, compared)
  if (result.outcome !== 'RECONCILED') {
    err(`orders: the card provider’s books cannot be read (${result.reply}); nothing was compared\n`)
    return EXIT.provider
  }
  out(json ? asJson({ day: compared, ...result }) : reconciliationText(compared, result))
  return result.differences.length === 0 ? EXIT.done : EXIT.differences
}
