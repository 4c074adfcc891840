import { type CallDefinition, headQuotes, purchases } from '@layover/contracts'
import { exampleReply, type Fields, fieldsOf, type Reply } from './examples.ts'

const AMOUNTS = ['totalAmount', 'overNumTotalPrice', 'prebookPrice', 'discountFee', 'couponDiscountFee']

/** An example's amount for another number of people, in whole minor units. */
function scaled(amount: string, people: number, of: number): string {
  return (Math.round((Number(amount) * 100 * people) / of) / 100).toFixed(2)
}

/** The reply to a quote, worked out from the nearest example; undefined for any other call. */
export function quoteReply(call: CallDefinition, fields: Fields): Reply | undefined {
  if (call.id === purchases.MEMBERSHIP.quote.id) return planReply(call, fields)
  return headQuotes.some(({ id }) => id === call.id) ? headReply(call, fields) : undefined
}

/** The quote of the example with the same code, for as many people as the request has. */
function headReply(call: CallDefinition, fields: Fields): Reply {
  const examples = call.examples
    .map(({ request, reply }) => ({ reply, fields: fieldsOf(request) }))
    .filter((each) => each.fields.discountCode === fields.discountCode)
  const good = examples.find(({ reply }) => 'data' in reply)
  if (good === undefined) return examples[0]?.reply ?? { errorCode: '20002' }
  const of = Number(good.fields.passengerNumber)
  const reply = exampleReply(call, { ...fields, passengerNumber: of })
  if (!('data' in reply)) return reply
  const data = Object.entries(reply.data as Record<string, unknown>).map(([name, value]) => [
    name,
    AMOUNTS.includes(name) ? scaled(String(value), Number(fields.passengerNumber), of) : value,
  ])
  return { data: Object.fromEntries(data) as unknown }
}

/** The example's plan with as many additional visits as the request has. */
function planReply(call: CallDefinition, fields: Fields): Reply {
  const reply = exampleReply(call, fields)
  if (!('data' in reply)) return reply
  const { lines: _others, ...plan } = reply.data as {
    price: string
    additionalVisitPrice: string
    lines?: unknown
  }
  const visits = Number(fields.additionalVisits ?? 0)
  const total = Number(plan.price) + visits * Number(plan.additionalVisitPrice)
  return { data: { ...plan, totalAmount: total.toFixed(2) } }
}
