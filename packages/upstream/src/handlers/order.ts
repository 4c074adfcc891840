import { isOverdue } from '../domain/order-machine.ts'
import { isOrderKey, isStatusKey, orderKey } from '../domain/signatures.ts'
import { confirmedOrder } from '../orders/pay/confirm-order.ts'
import type { HandlerDeps } from './deps.ts'
import { found, notFound } from './found.ts'
import type { HandlersOf } from './handler.ts'

export function orderHandlers({ orders }: HandlerDeps): HandlersOf<'order'> {
  const { store, signingKey, now } = orders
  return {
    get: async ({ reference, key }) => {
      // The key is checked first, so that a wrong one does not reveal whether the reference exists.
      const isRight = isOrderKey(signingKey, reference, key)
      const order = found(isRight ? await store.read.orders.findByReference(reference) : undefined)
      if (order.status !== 'PAID' && order.status !== 'PAYING') return notFound()
      return await confirmedOrder(store, signingKey, order.order_no)
    },
    status: async ({ orderNo, statusKey }) => {
      // Read before the order: an attempt that begins in between must not get the outcome of the one before it.
      const attempts = await store.read.paymentAttempts.count(orderNo)
      const order = found(await store.read.orders.find(orderNo))
      if (order.emptied_at !== null) return notFound()
      const attempt = attempts > 0 ? { attempt: attempts } : {}
      if (isOverdue(order.status, order.expires_at, now())) return { orderNo, status: 'EXPIRED', ...attempt }
      const isOpen = order.status === 'PAID' && isStatusKey(signingKey, orderNo, statusKey)
      if (!isOpen) return { orderNo, status: order.status, ...attempt }
      const { reference } = order
      return { orderNo, status: 'PAID', ...attempt, reference, key: orderKey(signingKey, reference) }
    },
  }
}
