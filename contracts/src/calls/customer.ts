import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { closed, oneOf } from '../shapes/closed.ts'
import { Email, Mobile } from '../shapes/passenger.ts'

const Message = Type.String({ minLength: 1, maxLength: 4000 })
const BookingText = Type.String({ minLength: 1, maxLength: 64 })

/** The contact form's fields (spec §3, §9; ruling 28). */
const Contact = closed({
  kind: oneOf(['contact']),
  fullName: Type.String({ minLength: 2, maxLength: 100 }),
  email: Email,
  mobile: Type.Optional(Mobile),
  region: oneOf(['Asia Pacific', 'Africa', 'America', 'Europe', 'Middle East', 'Others']),
  service: oneOf(['Lounge - Walk-in', 'Lounge - Pre-booking', 'Fast track', 'Others']),
  contactReason: oneOf(['Cancellation', 'Refund', 'Amendments', 'Entitlement', 'Other']),
  bookingReference: Type.Optional(BookingText),
  membershipNumber: Type.Optional(BookingText),
  message: Message,
})

const Feedback = closed({
  kind: oneOf(['feedback']),
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  email: Type.Optional(Email),
  message: Message,
})

export const serviceCreate = defineCall({
  id: 'customer.serviceCreate',
  method: 'POST',
  path: '/customer/service/create',
  tag: 'customer',
  summary: 'Send a contact form or feedback',
  description:
    'Stores what the visitor wrote and answers the reference to quote; contact forms are answered in 3 to 5 working days.',
  request: { body: Type.Union([Contact, Feedback]) },
  data: closed({ reference: Type.String({ pattern: '^[A-Z0-9-]{4,32}$' }) }, { $id: 'ServiceReference' }),
  agent: 'default',
  effect: 'submit',
  errorCodes: ['NOT_AVAILABLE', 'TOO_MANY_ATTEMPTS'],
  examples: [
    {
      name: 'feedback from a visitor',
      given: 'catalogue',
      request: { body: { kind: 'feedback', rating: 5, message: 'Quiet, and quick to buy.' } },
      reply: { errorCode: 'NOT_AVAILABLE' },
    },
  ],
})
