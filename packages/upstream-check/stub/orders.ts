import { randomBytes, randomInt } from 'node:crypto'
import { type CallDefinition, purchases } from '@layover/contracts'
import { toldAt } from './dates.ts'
import { exampleReply, type Fields, type Reply } from './examples.ts'

type Data = Readonly<Record<string, unknown>>

interface Order {
  readonly created: Data
  readonly names: readonly string[]
  readonly statusKey: string
  status: 'CREATED' | 'DECLINED' | 'PAID'
  paid: Data | undefined
}

const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const signs = (length: number) => Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
const secret = () => randomBytes(24).toString('base64url').slice(0, 30)

const creating = new Map<string, CallDefinition>(
  Object.values(purchases).map(({ createOrder, confirm }) => [createOrder.id, confirm]),
)
const confirming = new Set([...creating.values()].map(({ id }) => id))
const unknown: Reply = { errorCode: 'NOT_FOUND' }

/** Orders in memory, from creation to their passes. An order costs what its request expects. */
export class Orders {
  readonly #orders = new Map<string, Order>()
  readonly #replies = new Map<string, Reply>()

  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /** The reply to a call about orders; undefined for any other. A known Idempotency-Key gets its first reply again. */
  reply(call: CallDefinition, fields: Fields, key: string): Reply | undefined {
    if (call.id === 'order.status') return this.#status(fields)
    if (call.id === 'order.get') return this.#get(fields)
    if (!creating.has(call.id) && !confirming.has(call.id)) return undefined
    const known = this.#replies.get(key)
    if (known) return known
    const reply = creating.has(call.id) ? this.#create(call, fields) : this.#confirm(call, fields)
    this.#replies.set(key, reply)
    return reply
  }

  #create(call: CallDefinition, fields: Fields): Reply {
    const example = exampleReply(call, { ...fields, replaces: undefined })
    if (!('data' in example)) return example
    const {
      lead,
      passengers = [],
      expectedTotal,
    } = fields as {
      lead?: { firstName: string; lastName: string }
      passengers?: { firstName: string; lastName: string }[]
      expectedTotal: string
    }
    const replaced = this.#orders.get(String(fields.replaces))
    if (replaced?.status === 'PAID') return { errorCode: 'ORDER_IN_PAYMENT' }
    if (replaced) this.#orders.delete(String(fields.replaces))
    const orderNo = `LV-${signs(20)}`
    const statusKey = secret()
    const told = toldAt(example.data, this.#now()) as Data
    const created = { ...told, orderNo, statusKey, totalAmount: expectedTotal }
    const names = [...(lead ? [lead] : []), ...passengers].map((each) => `${each.firstName} ${each.lastName}`)
    this.#orders.set(orderNo, { created, names, statusKey, status: 'CREATED', paid: undefined })
    return { data: created }
  }

  #confirm(call: CallDefinition, { orderNo, payment }: Fields): Reply {
    const order = this.#orders.get(String(orderNo))
    if (order === undefined) return unknown
    if (order.paid) return { data: order.paid }
    const { method, token = '' } = payment as { method: string; token?: string }
    const isFree = Number(order.created.totalAmount) === 0
    if ((method === 'none') !== isFree) return { errorCode: 'NOT_AVAILABLE' }
    if (token.startsWith('tok_declined')) {
      order.status = 'DECLINED'
      return { errorCode: 'PAYMENT_DECLINED', message: 'The card was declined.' }
    }
    order.paid = paidData(call, order, this.#now())
    order.status = 'PAID'
    return { data: order.paid }
  }

  #status({ orderNo, statusKey }: Fields): Reply {
    const order = this.#orders.get(String(orderNo))
    if (order === undefined) return unknown
    const { reference, key } = order.paid ?? {}
    const opened = order.paid && statusKey === order.statusKey ? { reference, key } : {}
    return { data: { orderNo, status: order.status, ...opened } }
  }

  #get({ reference, key }: Fields): Reply {
    const paid = [...this.#orders.values()].find(
      ({ paid }) => paid?.reference === reference && paid?.key === key,
    )?.paid
    return paid ? { data: paid } : unknown
  }
}

/** The example's paid order, with this one's own number, names and total. */
function paidData(call: CallDefinition, { created, names }: Order, now: Date): Data {
  const success = call.examples.find(({ reply }) => 'data' in reply)?.reply
  if (success === undefined || !('data' in success)) throw new Error('every call has an example of a success')
  const example = toldAt(success.data, now) as Data & { lines: readonly Data[]; passes?: readonly Data[] }
  const reference = `${signs(4)}-${signs(4)}`
  const { orderNo, totalAmount, currency, currencySymbol } = created
  const [line] = example.lines
  const [pass] = example.passes ?? []
  const passes = names.map((name, index) => {
    const number = `${reference}-${index + 1}`
    return {
      ...pass,
      validFrom: now.toISOString().slice(0, 10),
      number,
      name,
      code: `${number}.${secret().slice(0, 16)}`,
    }
  })
  return {
    ...example,
    orderNo,
    totalAmount,
    currency,
    currencySymbol,
    reference,
    key: secret(),
    paidAt: now.toISOString(),
    leadName: names[0] ?? '',
    lines: [{ ...line, quantity: Math.max(1, names.length), amount: totalAmount }],
    ...(pass && { passes }),
  }
}
