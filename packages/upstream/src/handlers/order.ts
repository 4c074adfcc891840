import { queueSearch } from '../booking-searches/queue-search.ts'
import { isOverdue, type OrderStatus } from '../domain/order-machine.ts'
import { isOrderKey, isStatusKey, orderKey } from '../domain/signatures.ts'
import { confirmedOrder } from '../orders/pay/confirm-order.ts'
import type { OrderRow } from '../store/database/schema.ts'
import type { HandlerDeps } from './deps.ts'
import { found, notFound } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function orderHandlers({ orders, searches }: HandlerDeps): HandlersOf<'order'> {
  const { store, signingKeys, now } = orders
  return {
    get: async ({ reference, key }) => {
      // The key is checked first, so that a wrong one does not reveal whether the reference exists.
      const isRight = isOrderKey(signingKeys, reference, key)
      const order = found(isRight ? await store.read.orders.findByReference(reference) : undefined)
      if (order.status !== 'PAID' && order.status !== 'PAYING') return notFound()
      return await confirmedOrder(orders, order.order_no)
    },
    find: async (request) => await queueSearch(searches, request),
    status: async ({ orderNo, statusKey }) => {
      // Read before the order: an attempt that begins in between must not get the outcome of the one before it.
      const { counted, isUncertain } = await store.read.paymentAttempts.count(orderNo)
      const order = found(await store.read.orders.find(orderNo))
      if (order.emptied_at !== null) return notFound()
      const isOver = isOverdue(order.status, order.expires_at, now())
      const status = isOver ? 'EXPIRED' : order.status
      return { orderNo, status, ...(counted > 0 && { attempt: counted }), ...details(order, status) }

      function details({ reference, expires_at }: OrderRow, status: OrderStatus) {
        if (status === 'PAID' && !isStatusKey(signingKeys, orderNo, statusKey)) return {}
        if (status === 'PAID') return { reference, key: orderKey(signingKeys, reference) }
        if (status === 'PAYING') return { mailsOutcome: true }
        if (status === 'EXPIRED') return isUncertain ? { mailsOutcome: true } : {}
        return { expiresAt: expires_at.toISOString() }
      }
    },
  }
}
