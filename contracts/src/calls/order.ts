import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { orderPaid, sharedPass } from '../examples/orders.ts'
import { closed, oneOf } from '../shapes/closed.ts'
import { OrderNo, Reference, SecretKey, StatusKey } from '../shapes/codes.ts'
import { MembershipConfirmed, PassNumber, SharedPass } from '../shapes/order.ts'
import { Email } from '../shapes/passenger.ts'
import { Instant } from '../shapes/time.ts'

export const about = 'Orders, again and on any device.'

export const find = defineCall({
  id: 'order.find',
  method: 'POST',
  path: '/order/find',
  tag: 'order',
  summary: 'Mail the bookings of an address to it',
  description:
    'For a visitor who has lost the link of a booking. What is found is mailed to the address of the order and nowhere ' +
    'else: the paid bookings of this address that are still valid, or the one with this reference. The answer is the ' +
    'same, in bytes and in time, whether or not anything is found, so the search itself must not run before it.',
  request: { body: closed({ email: Email, reference: Type.Optional(Reference) }) },
  data: closed(
    {
      mailsFound: Type.Literal(true, {
        description: 'What is found will be mailed; says nothing about whether anything is.',
      }),
    },
    { $id: 'BookingSearch' },
  ),
  agent: 'default',
  effect: 'submit',
  limit: 'find',
  addition: true,
  errorCodes: [],
  examples: [
    {
      name: 'the bookings of an address that has some',
      given: 'pass order paid',
      request: { body: { email: 'amelia@example.com' } },
      reply: { data: { mailsFound: true } },
    },
    {
      name: 'a booking that nobody made',
      given: 'pass order paid',
      request: { body: { email: 'nobody@example.com', reference: 'ZZZZ-ZZZZ' } },
      reply: { data: { mailsFound: true } },
    },
  ],
})

export const get = defineCall({
  id: 'order.get',
  method: 'POST',
  path: '/order/get',
  tag: 'order',
  summary: 'An order, by its reference and key',
  description:
    'What the confirm call answered, again and on any device. A wrong key and an unknown reference answer alike.',
  request: { body: closed({ reference: Reference, key: SecretKey }) },
  data: MembershipConfirmed,
  agent: 'default',
  effect: 'read',
  limit: 'lookup',
  addition: true,
  errorCodes: ['NOT_FOUND', 'ORDER_CANCELLED', 'TOO_MANY_ATTEMPTS'],
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

export const mail = defineCall({
  id: 'order.mail',
  method: 'POST',
  path: '/order/mail',
  tag: 'order',
  summary: 'Mail a paid order to a further address',
  description:
    'For a buyer who mistyped their address. The confirmation is mailed to this address too, and `/order/find` finds the order ' +
    'by it from then on; the address of the order stays as it is. An order has three further addresses at most, and each gets ' +
    'one mail, however often the call comes. A wrong key and an unknown reference answer alike, and the answer says nothing ' +
    'about whether the address is known.',
  request: { body: closed({ reference: Reference, key: SecretKey, email: Email }) },
  data: closed(
    {
      mailsCopy: Type.Literal(true, {
        description: 'The confirmation was mailed to it, or waits to be sent.',
      }),
    },
    { $id: 'OrderMailing' },
  ),
  agent: 'default',
  effect: 'submit',
  limit: 'find',
  addition: true,
  errorCodes: ['NOT_FOUND', 'NOT_AVAILABLE', 'ORDER_CANCELLED', 'TOO_MANY_ATTEMPTS'],
  examples: [
    {
      name: 'a paid order to the right address',
      given: 'pass order paid',
      request: {
        body: { reference: 'LV7K-29QD', key: orderPaid.key ?? '', email: 'amelia.hart@example.com' },
      },
      reply: { data: { mailsCopy: true } },
    },
    {
      name: 'an order by a wrong key',
      given: 'pass order paid',
      request: {
        body: { reference: 'LV7K-29QD', key: 'AAAAAAAAAAAAAAAAAAAAAA', email: 'amelia.hart@example.com' },
      },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const pass = defineCall({
  id: 'order.pass',
  method: 'POST',
  path: '/order/pass',
  tag: 'order',
  summary: 'One pass, by its number and key',
  description:
    'For a person who was sent the link of one pass: that pass, and nothing else of its order. The key is the `key` of the pass ' +
    'in the paid order. A wrong key and an unknown number answer alike.',
  request: { body: closed({ passNumber: PassNumber, key: SecretKey }) },
  data: SharedPass,
  agent: 'default',
  effect: 'read',
  limit: 'lookup',
  addition: true,
  errorCodes: ['NOT_FOUND', 'ORDER_CANCELLED', 'TOO_MANY_ATTEMPTS'],
  examples: [
    {
      name: 'a pass by its number and key',
      given: 'pass order paid',
      request: { body: { passNumber: sharedPass.pass.number, key: orderPaid.passes?.[0]?.key ?? '' } },
      reply: { data: sharedPass },
    },
    {
      name: 'a pass by a wrong key',
      given: 'pass order paid',
      request: { body: { passNumber: sharedPass.pass.number, key: 'AAAAAAAAAAAAAAAAAAAAAA' } },
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
    'Polled while an outcome is not known. Once PAID it answers the reference and key that open the order, where the ' +
    'request has the statusKey that createOrder gave. An upstream that gives no such key answers them to the number alone.',
  request: { body: closed({ orderNo: OrderNo, statusKey: Type.Optional(StatusKey) }) },
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
      expiresAt: Type.Optional({
        ...Instant,
        description:
          'Until when the order can be paid and its places are kept; absent once it is paid or over.',
      }),
      turnInSeconds: Type.Optional(
        Type.Integer({
          minimum: 0,
          description:
            'In how many seconds, about, this unpaid order’s turn to be paid comes. Present while it waits because too many cards were declined in its payer’s network; the confirm call is then sent again.',
        }),
      ),
      mailsOutcome: Type.Optional(
        Type.Boolean({
          description:
            'True while it is not known whether the card was charged, where the outcome is mailed in case it takes long. With EXPIRED: the order ended without one.',
        }),
      ),
      reference: Type.Optional(Reference),
      key: Type.Optional(SecretKey),
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
      reply: {
        data: { orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD', status: 'PAYING', attempt: 1, mailsOutcome: true },
      },
    },
    {
      name: 'a paid order by its number alone',
      given: 'pass order paid',
      request: { body: { orderNo: orderPaid.orderNo } },
      reply: { data: { orderNo: orderPaid.orderNo, status: 'PAID' } },
    },
  ],
})
