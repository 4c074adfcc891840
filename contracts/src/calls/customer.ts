import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { closed, oneOf } from '../shapes/closed.ts'
import { Email, Mobile } from '../shapes/passenger.ts'
import { visibleText } from '../shapes/visible-text.ts'

export const about = 'Contact and feedback.'

const Message = visibleText({ maxLength: 4000 })
const BookingText = visibleText({ maxLength: 64 })

/** The contact form's fields (P214). */
const Contact = closed({
  kind: oneOf(['contact']),
  fullName: visibleText({ minLength: 2, maxLength: 100 }),
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

const contact = {
  kind: 'contact',
  fullName: 'Amelia Hart',
  email: 'amelia@example.com',
  mobile: { telAbbr: '44', number: '7400123456' },
  region: 'Europe',
  service: 'Lounge - Walk-in',
  contactReason: 'Amendments',
  bookingReference: 'LV7K-29QD',
  membershipNumber: 'LM-4821-773-062',
  message: 'The name on my pass has a letter too many.\nCould you mend it?',
} as const

export const serviceCreate = defineCall({
  id: 'customer.serviceCreate',
  method: 'POST',
  path: '/customer/service/create',
  tag: 'customer',
  summary: 'Send a contact form or feedback',
  description:
    'Stores what the visitor wrote and answers the reference to quote; contact forms are answered in 3 to 5 working ' +
    'days. The same content from the same visitor within ten minutes gets the same reference: a double press is one ' +
    'request. Requests with one email address are limited by the hour. The answer does not depend on mail.',
  request: { body: Type.Union([Contact, Feedback]) },
  data: closed({ reference: Type.String({ pattern: '^[A-Z0-9-]{4,32}$' }) }, { $id: 'ServiceReference' }),
  agent: 'default',
  effect: 'submit',
  errorCodes: ['MOBILE_NOT_VALID', 'TOO_MANY_ATTEMPTS', 'NOT_AVAILABLE'],
  examples: [
    {
      name: 'a contact form with every field',
      given: 'catalogue',
      request: { body: contact },
      reply: { data: { reference: 'LV-C-7K3M9Q' } },
    },
    {
      name: 'feedback from a visitor',
      given: 'catalogue',
      request: { body: { kind: 'feedback', rating: 5, message: 'Quiet, and quick to buy.' } },
      reply: { data: { reference: 'LV-F-2H8XTC' } },
    },
    {
      name: 'a mobile number that does not exist',
      given: 'catalogue',
      request: { body: { ...contact, mobile: { telAbbr: '44', number: '123' } } },
      reply: { errorCode: 'MOBILE_NOT_VALID' },
    },
    {
      name: 'one request too many within the hour',
      given: 'too many forms sent',
      request: { body: contact },
      reply: { errorCode: 'TOO_MANY_ATTEMPTS' },
    },
  ],
})
