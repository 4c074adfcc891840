import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { defineConfirm } from '../define-confirm.ts'
import { discountErrorCodes } from '../error-codes.ts'
import { fullPassPrice, orderCreated, orderPaid, passOrder, passPrice } from '../examples/orders.ts'
import { heathrowLounge, heathrowLoungeDetail } from '../examples/places.ts'
import { CardSession } from '../shapes/card-session.ts'
import { closed } from '../shapes/closed.ts'
import { AgentId, AirportCode, DiscountCode, PassengerNumber, ProviderCode } from '../shapes/codes.ts'
import { Lounge, LoungeDetail } from '../shapes/lounge.ts'
import { Currency, CurrencySymbol, Money } from '../shapes/money.ts'
import { OrderConfirmed, OrderCreated, PassOrder } from '../shapes/order.ts'
import { Price } from '../shapes/price.ts'

export const about = 'Lounges, and the walk-up pass that opens any of them.'

const Lounges = Type.Array(Lounge, { maxItems: 200 })

export const popularLounges = defineCall({
  id: 'lounge.popularLounges',
  method: 'POST',
  path: '/lounge/popularLounges',
  tag: 'lounge',
  summary: 'The lounges that visitors choose most',
  description:
    'A short list of lounges in the order in which they should be shown, under the popular agent id.',
  request: { body: closed({}) },
  data: Lounges,
  agent: 'popular',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 600,
  errorCodes: [],
  examples: [
    {
      name: 'the popular lounges',
      given: 'catalogue',
      request: { body: {} },
      reply: { data: [heathrowLounge] },
    },
  ],
})

export const lounges = defineCall({
  id: 'lounge.lounges',
  method: 'POST',
  path: '/lounge/lounges',
  tag: 'lounge',
  summary: 'The lounges of one airport',
  description: 'All lounges of the airport with this code; an empty list where it has none.',
  request: { body: closed({ airportCode: AirportCode }) },
  data: Lounges,
  agent: 'default',
  effect: 'read',
  ttlSeconds: 60,
  staleSeconds: 300,
  errorCodes: ['NOT_FOUND'],
  examples: [
    {
      name: 'the lounges of an airport',
      given: 'catalogue',
      request: { body: { airportCode: 'LHR' } },
      reply: { data: [heathrowLounge] },
    },
    {
      name: 'the lounges of an airport nobody knows',
      given: 'catalogue',
      request: { body: { airportCode: 'QQQ' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const detail = defineCall({
  id: 'lounge.detail',
  method: 'POST',
  path: '/lounge/detail',
  tag: 'lounge',
  summary: 'Everything about one lounge',
  description:
    'Place, hours, facilities, rules and limits of the lounge with this code, and the fee of a held place.',
  request: { body: closed({ loungeCode: ProviderCode }) },
  data: LoungeDetail,
  agent: 'default',
  effect: 'read',
  ttlSeconds: 60,
  staleSeconds: 300,
  errorCodes: ['NOT_FOUND'],
  examples: [
    {
      name: 'one lounge',
      given: 'catalogue',
      request: { body: { loungeCode: 'LHR-HARRIER' } },
      reply: { data: heathrowLoungeDetail },
    },
    {
      name: 'a lounge nobody knows',
      given: 'catalogue',
      request: { body: { loungeCode: 'QQQ-NOWHERE' } },
      reply: { errorCode: 'NOT_FOUND' },
    },
  ],
})

export const getCommonPrice = defineCall({
  id: 'lounge.getCommonPrice',
  method: 'POST',
  path: '/lounge/getCommonPrice',
  tag: 'lounge',
  summary: 'The price of one walk-up pass',
  description: 'One walk-up pass costs the same at every lounge of the network, all fees in.',
  request: { body: closed({}) },
  data: closed({ currency: Currency, currencySymbol: CurrencySymbol, price: Money }, { $id: 'CommonPrice' }),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 60,
  staleSeconds: 300,
  errorCodes: [],
  examples: [
    {
      name: 'the walk-up price',
      given: 'catalogue',
      request: { body: {} },
      reply: { data: { currency: 'GBP', currencySymbol: '£', price: '34.00' } },
    },
  ],
})

export const calculateLoungePrice = defineCall({
  id: 'lounge.calculateLoungePrice',
  method: 'POST',
  path: '/lounge/calculateLoungePrice',
  tag: 'lounge',
  summary: 'What a number of walk-up passes costs',
  description:
    'The quote that a pass order is held to. A discount code that does not apply is a failure with its own code, never a silent full price.',
  request: {
    body: closed({
      networkCode: Type.Optional(ProviderCode),
      passengerNumber: PassengerNumber,
      discountCode: Type.Optional(DiscountCode),
    }),
  },
  data: Price,
  agent: 'forced',
  effect: 'read',
  errorCodes: discountErrorCodes,
  examples: [
    {
      name: 'three passes at full price',
      given: 'discount codes',
      request: { body: { passengerNumber: 3 } },
      reply: { data: fullPassPrice },
    },
    {
      name: 'three passes with 20 % off',
      given: 'discount codes',
      request: { body: { passengerNumber: 3, discountCode: 'LAYOVER20' } },
      reply: { data: passPrice },
    },
    {
      name: 'a code that has expired',
      given: 'discount codes',
      request: { body: { passengerNumber: 3, discountCode: 'EXPIRED1' } },
      reply: { errorCode: '20005' },
    },
  ],
})

export const createOrder = defineCall({
  id: 'lounge.createOrder',
  method: 'POST',
  path: '/lounge/createOrder',
  tag: 'lounge',
  summary: 'Order walk-up passes',
  description:
    'Creates one order for as many passes as there are passengers, at most once per Idempotency-Key. Nothing is charged yet, and a discount code is not used up yet. An order that it replaces ends with it; one that is being paid, or is paid, is not replaced.',
  request: { body: PassOrder },
  data: OrderCreated,
  agent: 'default',
  effect: 'order',
  errorCodes: [
    ...discountErrorCodes,
    'NOT_AVAILABLE',
    'ORDER_IN_PAYMENT',
    'PRICE_CHANGED',
    'PASSENGERS_NOT_UNIQUE',
    'MOBILE_NOT_VALID',
  ],
  examples: [
    {
      name: 'an order for three passes',
      given: 'catalogue',
      request: { body: passOrder },
      reply: { data: orderCreated },
    },
    {
      name: 'an order at a price that has changed',
      given: 'catalogue',
      request: { body: { ...passOrder, expectedTotal: '1.00' } },
      reply: { errorCode: 'PRICE_CHANGED' },
    },
    {
      name: 'an order that names one passenger twice',
      given: 'catalogue',
      request: {
        body: {
          ...passOrder,
          passengers: [{ firstName: passOrder.lead.firstName, lastName: passOrder.lead.lastName }],
        },
      },
      reply: { errorCode: 'PASSENGERS_NOT_UNIQUE' },
    },
    {
      name: 'an order in place of one that was not paid',
      given: 'pass order created',
      request: { body: { ...passOrder, replaces: orderCreated.orderNo } },
      reply: { data: orderCreated },
    },
    {
      name: 'an order in place of one whose payment is being checked',
      given: 'pass order paying',
      request: { body: { ...passOrder, replaces: orderCreated.orderNo } },
      reply: { errorCode: 'ORDER_IN_PAYMENT' },
    },
  ],
})

export const confirmPaymentOrder = defineConfirm({
  id: 'lounge.confirmPaymentOrder',
  path: '/lounge/confirmPaymentOrder',
  tag: 'lounge',
  summary: 'Pay for a pass order and receive the passes',
  description:
    'Charges the order at most once. A decline is a failure and may be tried again with another Idempotency-Key, five attempts in all; its own key is declined again and charges nothing; a discount code that was used up meanwhile charges nothing; PAYING means that the outcome is not known yet.',
  data: OrderConfirmed,
  ordered: 'pass order created',
  paid: orderPaid,
  noun: 'a pass order',
})

export const createSession = defineCall({
  id: 'lounge.createSession',
  method: 'GET',
  path: '/lounge/createSession/{agentId}',
  tag: 'lounge',
  summary: 'Open a session with the card provider',
  description:
    'The browser encrypts the card under this session; the gateway and the upstream see the ciphertext alone. A session may be opened whichever way getPciParam names, and a confirm call takes either.',
  request: { path: closed({ agentId: AgentId }) },
  data: CardSession,
  agent: 'path',
  effect: 'hold',
  // The upstream waits for the card provider.
  cost: 'order',
  limit: 'sessions',
  errorCodes: ['NOT_AVAILABLE'],
  examples: [
    {
      name: 'a session with the card provider',
      given: 'catalogue',
      request: { path: { agentId: 'layover' } },
      reply: {
        data: {
          clientSessionId: '7d1c0a94e25b4f63a8f0c2b95d3e6a17',
          customerId: 'c3f9a1d7b28e04c56b1d8e7f0a2c4b695',
          clientApiUrl: 'http://127.0.0.1:3002/client',
          assetUrl: 'http://127.0.0.1:3002/assets',
        },
      },
    },
  ],
})
