import { queueSearch } from '../booking-searches/queue-search.ts'
import { mailOrder } from '../confirmation/mail-order.ts'
import { isOverdue, type OrderStatus } from '../domain/order-machine.ts'
import { isOrderKey, isPassLinkKey, isStatusKey, orderKey } from '../domain/signatures.ts'
import { sharedPass } from '../orders/order-responses.ts'
import { confirmedOrder } from '../orders/pay/confirm-order.ts'
import { turnInMs } from '../orders/pay/take-turn.ts'
import { refuseCancelled } from '../orders/refuse-cancelled.ts'
import type { OrderRow } from '../store/database/rows/orders.ts'
import type { HandlerDeps } from './deps.ts'
import { found, notFound } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function orderHandlers({ orders, searches, forms }: HandlerDeps): HandlersOf<'order'> {
  const { store, signingKeys, now } = orders
  return {
    get: async ({ reference, key }) => {
      // The key is checked first, so that a wrong one does not reveal whether the reference exists.
      const isRight = isOrderKey(signingKeys, reference, key)
      const order = found(isRight ? await store.read.orders.findByReference(reference) : undefined)
      if (order.status !== 'PAID' && order.status !== 'PAYING') return notFound()
      refuseCancelled(order)
      return await confirmedOrder(orders, order.order_no)
    },
    pass: async ({ passNumber, key }) => {
      // As above: only a right key leads to a query.
      const isRight = isPassLinkKey(signingKeys, passNumber, key)
      const pass = found(isRight ? await store.read.passes.find(passNumber) : undefined)
      const order = found(await store.read.orders.find(pass.order_no))
      refuseCancelled(order)
      return sharedPass(order, pass, orders)
    },
    mail: async (request, { owner }) => await mailOrder(orders, request, owner, forms.wakeMail),
    find: async (request) => await queueSearch(searches, request),
    status: async ({ orderNo, statusKey }) => {
      // Read before the order: an attempt that begins in between must not get the outcome of the one before it.
      const { counted, isUncertain } = await store.read.paymentAttempts.standing(orderNo)
      const order = found(await store.read.orders.find(orderNo))
      if (order.emptied_at !== null) return notFound()
      const isOver = isOverdue(order.status, order.expires_at, now())
      const status = isOver ? 'EXPIRED' : order.status
      const attempt = counted > 0 && { attempt: counted }
      return { orderNo, status, ...attempt, ...details(order, status), ...(await waiting(order, status)) }

      function details({ reference, expires_at }: OrderRow, status: OrderStatus) {
        if (status === 'PAID' && !isStatusKey(signingKeys, orderNo, statusKey)) return {}
        if (status === 'PAID') return { reference, key: orderKey(signingKeys, reference) }
        if (status === 'PAYING') return { mailsOutcome: true }
        if (status === 'EXPIRED') return isUncertain ? { mailsOutcome: true } : {}
        return { expiresAt: expires_at.toISOString() }
      }

      async function waiting({ visitor }: OrderRow, status: OrderStatus) {
        if ((status !== 'CREATED' && status !== 'DECLINED') || visitor === null) return {}
        const turnMs = await turnInMs(store.read, visitor, now())
        return turnMs === undefined ? {} : { turnInSeconds: Math.ceil(turnMs / 1000) }
      }
    },
  }
}
