import { addFurtherAddress } from '../confirmation/further-address.ts'
import { confirmationName, copyName, repeatsPrefix } from '../domain/mail-names.ts'
import { mayMailFreely } from '../orders/pay/limit-free-mails.ts'
import type { OrderRow } from '../store/database/rows/orders.ts'
import type { Repositories } from '../store/store.ts'
import { type Act, actRow, blocked, type DeskDeps, done, type Report } from './desk-deps.ts'

/** An act of the desk comes from no visitor and no network. */
const NOBODY = { visitor: undefined, network: undefined }

/** An order's confirmation, to its own address without `to`. */
interface Resending extends Act {
  readonly to?: string | undefined
}

/**
 * Queues the confirmation of a paid order again (P585): to the order's own address, to a further one that it has, or to a new
 * one, within the bounds of the shop's own form (P535).
 */
export async function resendConfirmation(deps: DeskDeps, act: Resending): Promise<Report> {
  const reason = inTheWay(deps, act.order)
  if (reason !== undefined) return blocked(reason)
  const where = act.to === undefined ? 'the address of the order' : 'the address that --to names'
  if (!act.isSure) return done(`Would mail the confirmation to ${where}.`)
  const ended = await deps.store.transaction(async (repositories) => {
    const order = await repositories.orders.findLocked(act.order.order_no)
    const fault = order === undefined ? 'the order is gone' : inTheWay(deps, order)
    if (order === undefined || fault !== undefined) return fault
    return await queue(deps, repositories, { ...act, order })
  })
  return ended === undefined ? done(`The confirmation is on its way to ${where}.`) : blocked(ended)
}

function inTheWay({ mailsConfirmations }: DeskDeps, order: OrderRow): string | undefined {
  if (!mailsConfirmations) return 'BOOKING_LINK is not set, so this shop confirms nothing by mail'
  if (order.status !== 'PAID') return `the order is ${order.status}: only a paid one is confirmed`
  if (order.cancelled_at !== null) return 'the order was cancelled or refunded'
  return order.emptied_at === null ? undefined : 'the order was emptied: it has no address any more'
}

/** @returns why nothing was queued */
async function queue(
  { signingKeys, now }: DeskDeps,
  repositories: Repositories,
  act: Resending,
): Promise<string | undefined> {
  const { order } = act
  const instant = now()
  const email = act.to ?? order.lead.email
  const isOwn = email.toLowerCase() === order.lead.email.toLowerCase()
  const addition = { order, email, owner: NOBODY, signingKeys, now: instant }
  const added = isOwn ? undefined : await addFurtherAddress(repositories, addition)
  if (added === 'too many addresses') return 'the order has three further addresses already'
  if (added === 'too many mails') return TOO_MANY
  if (added !== 'queued') {
    if (!(await mayMailFreely(repositories, signingKeys, { email, owner: NOBODY }, instant))) return TOO_MANY
    await queueAgain(repositories, order, added?.position, instant)
  }
  const result = isOwn ? 'queued to the order’s address' : 'queued to a further address'
  await repositories.orderActs.add(actRow(act, 'resend', { result, now: instant }))
  return undefined
}

/** A name of its own: mailboxes drop a second mail with the Message-ID of the first. */
async function queueAgain(
  { orderActs, mails }: Repositories,
  { order_no: orderNo, reference }: OrderRow,
  position: number | undefined,
  now: Date,
): Promise<void> {
  const name = position === undefined ? confirmationName(reference) : copyName(reference, position)
  const content = { confirms: orderNo, ...(position !== undefined && { further: position }) }
  const { length } = await orderActs.listOf(orderNo)
  await mails.insert(`${repeatsPrefix(name)}${length + 1}`, content, now)
}

const TOO_MANY = 'this mailbox has had as many such mails as it may have for now; try again tomorrow'
