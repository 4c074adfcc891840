import { amountText } from '../domain/amount-text.ts'
import type { DeskOrder } from '../store/repositories/desk-orders.ts'
import { columns, timeText } from './columns.ts'

/** An order of a list as JSON has it. */
export function listedOrder(order: DeskOrder, withPeople: boolean) {
  const { reference, state, service_type: service, total_minor: totalMinor, currency } = order
  const { created_at: createdAt, emptied_at: emptiedAt, lead } = order
  const facts = { reference, state, service, totalMinor, currency, createdAt }
  return withPeople && emptiedAt === null ? { ...facts, lead } : facts
}

/** The lines of a list. Times are UTC. */
export function listText(orders: readonly DeskOrder[], withPeople: boolean): string {
  const head = ['reference', 'state', 'service', 'total', 'ordered (UTC)', ...(withPeople ? ['lead'] : [])]
  const rows = orders.map((order) => [
    order.reference,
    order.state,
    order.service_type,
    amountText(order.total_minor, order.currency),
    timeText(order.created_at),
    ...(withPeople ? [leadText(order)] : []),
  ])
  return columns([head, ...rows])
}

function leadText({ lead: { firstName, lastName, email }, emptied_at: emptiedAt }: DeskOrder): string {
  return emptiedAt === null ? `${firstName} ${lastName} <${email}>`.trim() : 'emptied'
}
