import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { defineConfirm } from '../define-confirm.ts'
import { discountErrorCodes } from '../error-codes.ts'
import { orderCreated, slotOrder } from '../examples/orders.ts'
import { heathrowLounge, holdId, preBooking, preBookingPaid, slot, visitTime } from '../examples/visits.ts'
import { closed } from '../shapes/closed.ts'
import { PassengerNumber, ProviderCode } from '../shapes/codes.ts'
import { OrderConfirmed, OrderCreated, SlotOrder } from '../shapes/order.ts'
import { PlaceQuote, Price } from '../shapes/price.ts'
import { bookableDates, placesLeft, Slot } from '../shapes/slot.ts'
import { Instant, LocalDate, TimeZone, WallTime } from '../shapes/time.ts'

export const about = 'A place at one lounge at a chosen time.'

const HoldId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })

const Hold = closed(
  {
    available: Type.Literal(true),
    holdId: HoldId,
    expiresAt: Instant,
    remainingSeconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 86_400,
        description: 'Until expiresAt when this was answered: a countdown that needs no clock set right.',
      }),
    ),
    placesLeft: placesLeft(
      'Places that everybody else may still take: those of this hold are not among them.',
    ),
  },
  { $id: 'Hold' },
)

/** Nothing was taken, and the hold of the request's holdId has not changed. */
const NoHold = closed(
  {
    available: Type.Literal(false),
    placesLeft: placesLeft(
      'Places that this request could have had: fewer than its party, those of its holdId included.',
    ),
  },
  { $id: 'NoHold' },
)

export const getSubscribeTimes = defineCall({
  id: 'loungePrebooking.getSubscribeTimes',
  method: 'POST',
  path: '/loungePrebooking/getSubscribeTimes',
  tag: 'loungePrebooking',
  summary: 'The dates and times a lounge can be pre-booked for',
  description:
    'Only times at least hoursAhead hours away with room for the party, in the airport’s own calendar.',
  request: { body: closed({ loungeCode: ProviderCode, passengerNumber: Type.Optional(PassengerNumber) }) },
  data: closed(
    {
      ...bookableDates,
      hoursAhead: Type.Integer({ minimum: 0, maximum: 720 }),
      maxBookingNum: Type.Integer({ minimum: 1, maximum: 99 }),
    },
    { $id: 'LoungeDates' },
  ),
  agent: 'default',
  effect: 'read',
  cost: 'heavy',
  ttlSeconds: 2,
  staleSeconds: 0,
  slotsOf: 'loungeCode',
  errorCodes: ['NOT_FOUND', 'NOT_AVAILABLE'],
  examples: [
    {
      name: 'the dates and times of a lounge',
      given: 'slots available',
      request: { body: { loungeCode: 'LHR-HARRIER', passengerNumber: 2 } },
      reply: {
        data: {
          timeZone: 'Europe/London',
          hoursAhead: 48,
          maxBookingNum: 6,
          dates: [{ date: visitTime.visitDate, times: [slot] }],
        },
      },
    },
    {
      name: 'the times of a lounge nobody knows',
      given: 'slots available',
      request: { body: { loungeCode: 'QQQ-NOWHERE' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const getAvailableSubscribeTimes = defineCall({
  id: 'loungePrebooking.getAvailableSubscribeTimes',
  method: 'POST',
  path: '/loungePrebooking/getAvailableSubscribeTimes',
  tag: 'loungePrebooking',
  summary: 'The times still free on one day for a party',
  description:
    'Times of that day, in the lounge’s zone, that keep the lead time and have room for everyone; `fullTimes` are those without room.',
  request: {
    body: closed({ loungeCode: ProviderCode, visitDate: LocalDate, passengerNumber: PassengerNumber }),
  },
  data: closed(
    {
      timeZone: TimeZone,
      times: Type.Array(Slot, { maxItems: 288 }),
      fullTimes: Type.Optional(Type.Array(WallTime, { maxItems: 288 })),
    },
    { $id: 'FreeTimes' },
  ),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 2,
  staleSeconds: 0,
  slotsOf: 'loungeCode',
  errorCodes: ['NOT_FOUND', 'NOT_AVAILABLE'],
  examples: [
    {
      name: 'the free times of a lounge on one day',
      given: 'slots available',
      request: {
        body: { loungeCode: 'LHR-HARRIER', visitDate: visitTime.visitDate, passengerNumber: 2 },
      },
      reply: { data: { timeZone: 'Europe/London', times: [slot], fullTimes: [] } },
    },
    {
      name: 'the free times of a lounge nobody knows',
      given: 'slots available',
      request: { body: { loungeCode: 'QQQ-NOWHERE', visitDate: '2027-03-09', passengerNumber: 2 } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const checkAvailable = defineCall({
  id: 'loungePrebooking.checkAvailable',
  method: 'POST',
  path: '/loungePrebooking/checkAvailable',
  tag: 'loungePrebooking',
  summary: 'Hold places at a lounge, or renew the hold',
  description:
    'Takes the places for fifteen minutes; with a holdId it renews that hold. Without room nothing is held and `available` is false.',
  request: {
    body: closed({
      loungeCode: ProviderCode,
      visitDate: LocalDate,
      visitTime: WallTime,
      passengerNumber: PassengerNumber,
      holdId: Type.Optional(HoldId),
    }),
  },
  data: Type.Union([Hold, NoHold]),
  agent: 'default',
  effect: 'hold',
  slotsOf: 'loungeCode',
  errorCodes: [
    'NOT_FOUND',
    'NOT_AVAILABLE',
    'TIME_UNAVAILABLE',
    'TOO_EARLY',
    'HOLD_EXPIRED',
    'TOO_MANY_ATTEMPTS',
  ],
  examples: [
    {
      name: 'a place at a lounge, held',
      given: 'slots available',
      request: { body: heathrowLounge },
      reply: {
        data: { available: true, holdId, expiresAt: '2027-03-07T10:15:00.000Z', remainingSeconds: 900 },
      },
    },
    {
      name: 'a hold renewed',
      given: 'place held',
      request: { body: { ...heathrowLounge, holdId } },
      reply: { data: { available: true, holdId, expiresAt: '2027-03-07T10:15:00.000Z' } },
    },
    {
      name: 'a hold that is over',
      given: 'slots available',
      request: { body: { ...heathrowLounge, holdId } },
      reply: { errorCode: 'HOLD_EXPIRED' },
    },
    {
      name: 'a hold at a time when the lounge is closed',
      given: 'slots available',
      request: { body: { ...heathrowLounge, visitTime: '03:00' } },
      reply: { errorCode: 'TIME_UNAVAILABLE' },
    },
    {
      name: 'a hold at a lounge nobody knows',
      given: 'slots available',
      request: {
        body: { loungeCode: 'QQQ-NOWHERE', visitDate: '2027-03-09', visitTime: '14:30', passengerNumber: 2 },
      },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const calculatePrice = defineCall({
  id: 'loungePrebooking.calculatePrice',
  method: 'POST',
  path: '/loungePrebooking/calculatePrice',
  tag: 'loungePrebooking',
  summary: 'What held places at a lounge cost',
  description:
    'The quote that a pre-booking is held to; networkCode is the lounge’s code. No discount touches the pre-booking fee.',
  request: { body: PlaceQuote },
  data: Price,
  agent: 'default',
  effect: 'read',
  errorCodes: [...discountErrorCodes, 'NOT_FOUND', 'NOT_AVAILABLE'],
  examples: [
    {
      name: 'held places for two at a lounge',
      given: 'catalogue',
      request: { body: { networkCode: 'LHR-HARRIER', passengerNumber: 2 } },
      reply: {
        data: {
          currency: 'GBP',
          currencySymbol: '£',
          totalAmount: '80.00',
          overNumTotalPrice: '74.00',
          prebookPrice: '6.00',
          discountFee: '0.00',
          couponDiscountFee: '0.00',
        },
      },
    },
  ],
})

export const createOrder = defineCall({
  id: 'loungePrebooking.createOrder',
  method: 'POST',
  path: '/loungePrebooking/createOrder',
  tag: 'loungePrebooking',
  summary: 'Order held places at a lounge',
  description:
    'Creates one order for the places of a hold, at most once per Idempotency-Key; a hold taken in time stays valid. An order that it replaces ends with it and leaves it its places; one that is being paid, or is paid, is not replaced.',
  request: { body: SlotOrder },
  data: OrderCreated,
  agent: 'default',
  effect: 'order',
  slotsOf: 'networkCode',
  errorCodes: [
    ...discountErrorCodes,
    'NOT_FOUND',
    'NOT_AVAILABLE',
    'HOLD_EXPIRED',
    'ORDER_IN_PAYMENT',
    'PRICE_CHANGED',
    'PASSENGERS_NOT_UNIQUE',
    'MOBILE_NOT_VALID',
    'TIME_UNAVAILABLE',
    'TOO_EARLY',
  ],
  examples: [
    {
      name: 'an order of a held place',
      given: 'place held',
      request: { body: preBooking },
      reply: { data: { ...orderCreated, totalAmount: '40.00' } },
    },
    {
      name: 'an order of a place that is not held any more',
      given: 'slots available',
      request: { body: preBooking },
      reply: { errorCode: 'HOLD_EXPIRED' },
    },
    {
      name: 'an order at a lounge nobody knows',
      given: 'slots available',
      request: { body: { ...slotOrder, networkCode: 'QQQ-NOWHERE', holdId: 'hold-00000000' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const confirmPaymentOrder = defineConfirm({
  id: 'loungePrebooking.confirmPaymentOrder',
  path: '/loungePrebooking/confirmPaymentOrder',
  tag: 'loungePrebooking',
  summary: 'Pay for held places',
  description: 'Charges the order at most once, as every confirm call does.',
  data: OrderConfirmed,
  ordered: 'pre-booking order created',
  paid: preBookingPaid,
  noun: 'a pre-booking',
})
