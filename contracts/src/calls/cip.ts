import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { defineConfirm } from '../define-confirm.ts'
import { discountErrorCodes } from '../error-codes.ts'
import { orderCreated, slotOrder } from '../examples/orders.ts'
import { heathrowLane, heathrowLaneDetail } from '../examples/places.ts'
import { lanePaid, heathrowLane as laneVisit, slot, visitTime } from '../examples/visits.ts'
import { closed } from '../shapes/closed.ts'
import { AirportCode, PassengerNumber, ProviderCode } from '../shapes/codes.ts'
import { Lane, LaneDetail } from '../shapes/lane.ts'
import { OrderConfirmed, OrderCreated, SlotOrder } from '../shapes/order.ts'
import { PlaceQuote, Price } from '../shapes/price.ts'
import { bookableDates, placesLeft } from '../shapes/slot.ts'
import { LocalDate, WallTime } from '../shapes/time.ts'

export const about = 'Fast-track lanes, which the provider calls CIP.'

const Lanes = Type.Array(Lane, { maxItems: 200 })

export const queryCipByAirportCode = defineCall({
  id: 'cip.queryCipByAirportCode',
  method: 'POST',
  path: '/cip/queryCipByAirportCode',
  tag: 'cip',
  summary: 'The fast-track lanes of one airport',
  description: 'All lanes of the airport with this code; an empty list where it has none.',
  request: { body: closed({ airportCode: AirportCode }) },
  data: Lanes,
  agent: 'default',
  effect: 'read',
  ttlSeconds: 60,
  staleSeconds: 300,
  errorCodes: ['NOT_FOUND'],
  examples: [
    {
      name: 'the lanes of an airport',
      given: 'catalogue',
      request: { body: { airportCode: 'LHR' } },
      reply: { data: [heathrowLane] },
    },
  ],
})

export const queryPopularCip = defineCall({
  id: 'cip.queryPopularCip',
  method: 'POST',
  path: '/cip/queryPopularCip',
  tag: 'cip',
  summary: 'The lanes that visitors choose most',
  description:
    'A short list of lanes in the order in which they should be shown, under the popular agent id.',
  request: { body: closed({}) },
  data: Lanes,
  agent: 'popular',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 600,
  errorCodes: [],
  examples: [
    { name: 'the popular lanes', given: 'catalogue', request: { body: {} }, reply: { data: [heathrowLane] } },
  ],
})

export const detail = defineCall({
  id: 'cip.detail',
  method: 'POST',
  path: '/cip/detail',
  tag: 'cip',
  summary: 'Everything about one fast-track lane',
  description: 'Place, hours, rules, limits, price and lead time of the lane with this code at this airport.',
  request: { body: closed({ cipCode: ProviderCode, airportCode: AirportCode }) },
  data: LaneDetail,
  agent: 'default',
  effect: 'read',
  ttlSeconds: 60,
  staleSeconds: 300,
  errorCodes: ['NOT_FOUND'],
  examples: [
    {
      name: 'one lane',
      given: 'catalogue',
      request: { body: { cipCode: 'LHR-FT-T5', airportCode: 'LHR' } },
      reply: { data: heathrowLaneDetail },
    },
    {
      name: 'a lane nobody knows',
      given: 'catalogue',
      request: { body: { cipCode: 'QQQ-FT', airportCode: 'QQQ' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const getSubscribeTimes = defineCall({
  id: 'cip.getSubscribeTimes',
  method: 'POST',
  path: '/cip/getSubscribeTimes',
  tag: 'cip',
  summary: 'The dates and times a lane can be booked for',
  description:
    'Only times that keep the lead time and have room for the party, in the airport’s own calendar.',
  request: { body: closed({ cipCode: ProviderCode, passengerNumber: Type.Optional(PassengerNumber) }) },
  data: closed(
    { ...bookableDates, hour: Type.Integer({ minimum: 0, maximum: 720 }), sameDay: Type.Boolean() },
    { $id: 'LaneDates' },
  ),
  agent: 'default',
  effect: 'read',
  cost: 'heavy',
  ttlSeconds: 2,
  staleSeconds: 0,
  slotsOf: 'cipCode',
  errorCodes: ['NOT_FOUND', 'NOT_AVAILABLE'],
  examples: [
    {
      name: 'the dates and times of a lane',
      given: 'slots available',
      request: { body: { cipCode: 'LHR-FT-T5', passengerNumber: 2 } },
      reply: {
        data: {
          timeZone: 'Europe/London',
          hour: 24,
          sameDay: false,
          dates: [{ date: visitTime.visitDate, times: [slot] }],
        },
      },
    },
    {
      name: 'the times of a lane nobody knows',
      given: 'slots available',
      request: { body: { cipCode: 'QQQ-FT' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const checkAvailable = defineCall({
  id: 'cip.checkAvailable',
  method: 'POST',
  path: '/cip/checkAvailable',
  tag: 'cip',
  summary: 'Whether a lane still has room at a time',
  description: 'The last check before the next step and again before the order. Lanes are not held.',
  request: {
    body: closed({
      cipCode: ProviderCode,
      visitDate: LocalDate,
      visitTime: WallTime,
      passengerNumber: PassengerNumber,
    }),
  },
  data: closed(
    { available: Type.Boolean(), placesLeft: placesLeft('Places that are free: nothing was taken.') },
    { $id: 'LaneAvailability' },
  ),
  agent: 'default',
  effect: 'hold',
  slotsOf: 'cipCode',
  errorCodes: ['NOT_FOUND', 'NOT_AVAILABLE', 'TIME_UNAVAILABLE', 'TOO_EARLY'],
  examples: [
    {
      name: 'a check at a lane that has room',
      given: 'slots available',
      request: { body: laneVisit },
      reply: { data: { available: true } },
    },
    {
      name: 'a check at a time when the lane is closed',
      given: 'slots available',
      request: { body: { ...laneVisit, visitTime: '03:00' } },
      reply: { errorCode: 'TIME_UNAVAILABLE' },
    },
    {
      name: 'a check at a lane nobody knows',
      given: 'slots available',
      request: {
        body: { cipCode: 'QQQ-FT', visitDate: '2027-03-09', visitTime: '14:30', passengerNumber: 1 },
      },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const calculatePrice = defineCall({
  id: 'cip.calculatePrice',
  method: 'POST',
  path: '/cip/calculatePrice',
  tag: 'cip',
  summary: 'What a lane costs for a party',
  description: 'The quote that a fast-track order is held to; networkCode is the lane’s code.',
  request: { body: PlaceQuote },
  data: Price,
  agent: 'default',
  effect: 'read',
  errorCodes: [...discountErrorCodes, 'NOT_FOUND'],
  examples: [
    {
      name: 'the price of a lane for one',
      given: 'catalogue',
      request: { body: { networkCode: 'LHR-FT-T5', passengerNumber: 1 } },
      reply: {
        data: {
          currency: 'GBP',
          currencySymbol: '£',
          totalAmount: '11.00',
          overNumTotalPrice: '11.00',
          prebookPrice: '0.00',
          discountFee: '0.00',
          couponDiscountFee: '0.00',
        },
      },
    },
  ],
})

export const createOrder = defineCall({
  id: 'cip.createOrder',
  method: 'POST',
  path: '/cip/createOrder',
  tag: 'cip',
  summary: 'Order a fast-track lane',
  description:
    'Creates one order for a time at a lane, at most once per Idempotency-Key; lead time and room are checked again. An order that it replaces ends with it and leaves it its places; one that is being paid, or is paid, is not replaced.',
  request: { body: SlotOrder },
  data: OrderCreated,
  agent: 'default',
  effect: 'order',
  slotsOf: 'networkCode',
  errorCodes: [
    ...discountErrorCodes,
    'NOT_FOUND',
    'NOT_AVAILABLE',
    'ORDER_IN_PAYMENT',
    'PRICE_CHANGED',
    'PASSENGERS_NOT_UNIQUE',
    'MOBILE_NOT_VALID',
    'TIME_UNAVAILABLE',
    'TOO_EARLY',
    'TOO_MANY_ATTEMPTS',
  ],
  examples: [
    {
      name: 'an order of a time at a lane',
      given: 'slots available',
      request: { body: slotOrder },
      reply: { data: { ...orderCreated, totalAmount: '11.00' } },
    },
    {
      name: 'an order of a lane in place of one that was not paid',
      given: 'lane order created',
      request: { body: { ...slotOrder, replaces: orderCreated.orderNo } },
      reply: { data: { ...orderCreated, totalAmount: '11.00' } },
    },
    {
      name: 'an order for a lane nobody knows',
      given: 'slots available',
      request: { body: { ...slotOrder, networkCode: 'QQQ-FT' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const confirmPaymentOrder = defineConfirm({
  id: 'cip.confirmPaymentOrder',
  path: '/cip/confirmPaymentOrder',
  tag: 'cip',
  summary: 'Pay for a fast-track order',
  description: 'Charges the order at most once, as every confirm call does.',
  data: OrderConfirmed,
  ordered: 'lane order created',
  paid: lanePaid,
  noun: 'a lane order',
})
