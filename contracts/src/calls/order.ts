import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { orderPaid } from '../examples/orders.ts'
import { closed, oneOf } from '../shapes/closed.ts'
import { OrderNo, Reference } from '../shapes/codes.ts'
import { MembershipConfirmed } from '../shapes/order.ts'

export const about = 'Orders, again and on any device.'

/** Opens an order: an HMAC over its reference, never guessable, never in a query string. */
const Key = Type.String({ pattern: '^[A-Za-z0-9_-]{22,86}$' })

export const get = defineCall({
  id: 'order.get',
  method: 'POST',
  path: '/order/get',
  tag: 'order',
  summary: 'An order, by its reference and key',
  description:
    'What the confirm call answered, again and on any device. A wrong key and an unknown reference answer alike.',
  request: { body: closed({ reference: Reference, key: Key }) },
  data: MembershipConfirmed,
  agent: 'default',
  effect: 'read',
  limit: 'lookup',
  addition: true,
  errorCodes: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  examples: [
    {
      name: 'a paid order by its reference and key',
      given: 'pass order paid',
      request: { body: { reference: 'LV7K-29QD', key: orderPaid.key ?? '' } },
      reply: { data: orderPaid },
    },
    {
      name: 'an order by a wrong key',
      given: 'pass order paid',
      request: { body: { reference: 'LV7K-29QD', key: 'AAAAAAAAAAAAAAAAAAAAAA' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const status = defineCall({
  id: 'order.status',
  method: 'POST',
  path: '/order/status',
  tag: 'order',
  summary: 'How an order stands',
  description:
    'Polled while an outcome is not known. Once PAID it answers the reference and key that open the order.',
  request: { body: closed({ orderNo: OrderNo }) },
  data: closed(
    {
      orderNo: OrderNo,
      status: oneOf(['CREATED', 'PAYING', 'PAID', 'DECLINED', 'EXPIRED']),
      attempt: Type.Optional(
        Type.Integer({
          minimum: 1,
          description:
            'The latest attempt to pay, counted from 1, that the status is about; absent before the first. A DECLINED of an earlier attempt is not the outcome of the one after it.',
        }),
      ),
      reference: Type.Optional(Reference),
      key: Type.Optional(Key),
    },
    { $id: 'OrderStatus' },
  ),
  agent: 'default',
  effect: 'read',
  addition: true,
  errorCodes: ['NOT_FOUND'],
  examples: [
    {
      name: 'an order whose payment is being checked',
      given: 'pass order paying',
      request: { body: { orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD' } },
      reply: { data: { orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD', status: 'PAYING', attempt: 1 } },
    },
  ],
})
