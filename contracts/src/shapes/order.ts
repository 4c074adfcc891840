import { type Static, Type } from '@sinclair/typebox'
import { closed, oneOf } from './closed.ts'
import {
  AirportCode,
  DiscountCode,
  Label,
  OrderNo,
  ProviderCode,
  Reference,
  SecretKey,
  ServiceType,
  StatusKey,
  SwitchToken,
} from './codes.ts'
import { FlightNumber } from './flight-number.ts'
import { Currency, CurrencySymbol, Money, SignedMoney } from './money.ts'
import { Lead, Passenger } from './passenger.ts'
import { Instant, LocalDate, TimeZone, WallTime } from './time.ts'

/** Every order may name the one that it takes the place of, so that only one of the two can ever be charged. */
export const Replaces = Type.String({
  ...OrderNo,
  description:
    'An order of this visitor’s that was not paid: it ends, and the places that it had go to the new one. Refused with ORDER_IN_PAYMENT while it is being paid, and once it is paid.',
})

const passOrderFields = {
  lead: Lead,
  passengers: Type.Array(Passenger, { maxItems: 98, description: 'The others; a pass bears a name.' }),
  discountCode: Type.Optional(DiscountCode),
  switchToken: Type.Optional(SwitchToken),
  expectedTotal: Money,
  currency: Currency,
  replaces: Type.Optional(Replaces),
}

/** `expectedTotal` is the total that was shown: another one is refused with PRICE_CHANGED, never charged. */
export const PassOrder = closed(passOrderFields, { $id: 'PassOrder' })
export type PassOrder = Static<typeof PassOrder>

export const SlotOrder = closed(
  {
    ...passOrderFields,
    networkCode: ProviderCode,
    visitDate: LocalDate,
    visitTime: WallTime,
    flightNumber: FlightNumber,
    holdId: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })),
  },
  { $id: 'SlotOrder' },
)
export type SlotOrder = Static<typeof SlotOrder>

export const OrderCreated = closed(
  {
    orderNo: OrderNo,
    status: oneOf(['CREATED']),
    totalAmount: Money,
    currency: Currency,
    currencySymbol: CurrencySymbol,
    expiresAt: Instant,
    reference: Type.Optional(Reference),
    statusKey: Type.Optional(StatusKey),
  },
  { $id: 'OrderCreated' },
)
export type OrderCreated = Static<typeof OrderCreated>

export const OrderLine = closed(
  { name: Label, quantity: Type.Integer({ minimum: 1, maximum: 999 }), amount: SignedMoney },
  { $id: 'OrderLine' },
)
export type OrderLine = Static<typeof OrderLine>

export const PassNumber = Type.String({ pattern: '^[A-Z0-9-]{4,32}$' })

/** What stands on a pass. `code` is what the QR shows: number and signature, nothing personal. */
const passFields = {
  number: PassNumber,
  name: Type.String({ maxLength: 120 }),
  validFrom: LocalDate,
  validUntil: LocalDate,
  code: Type.String({ minLength: 8, maxLength: 200 }),
}

const Pass = closed(
  {
    ...passFields,
    key: Type.Optional(
      Type.String({ ...SecretKey, description: 'Opens this pass alone, by its number; never the order.' }),
    ),
  },
  { $id: 'Pass' },
)

/** When and where a pre-booked lounge or a lane is used: the place's own clock, and the instant (P139). */
const Visit = closed(
  {
    placeCode: ProviderCode,
    placeName: Label,
    airportCode: AirportCode,
    terminal: Label,
    securityType: Type.String({ maxLength: 40 }),
    visitDate: LocalDate,
    visitTime: WallTime,
    startsAt: Instant,
    timeZone: TimeZone,
    flightNumber: Type.String({ maxLength: 10 }),
  },
  { $id: 'Visit' },
)

/** One pass, for a person with its link: the text of the pass, and nothing else of the order. */
export const SharedPass = closed(
  { serviceType: ServiceType, pass: closed(passFields), visit: Type.Optional(Visit) },
  { $id: 'SharedPass' },
)
export type SharedPass = Static<typeof SharedPass>

const cardBrands = [
  'visa',
  'mastercard',
  'american-express',
  'diners-club',
  'jcb',
  'unionpay',
  'maestro',
  'discover',
] as const

/** What a receipt says about the card that paid. No field has room for more of its number. */
export const PaidCard = closed(
  { brand: oneOf(cardBrands), last4: Type.String({ pattern: '^[0-9]{4}$' }) },
  { $id: 'PaidCard' },
)
export type PaidCard = Static<typeof PaidCard>

const confirmedFields = {
  orderNo: OrderNo,
  status: oneOf(['PAID', 'PAYING']),
  serviceType: Type.Optional(ServiceType),
  reference: Reference,
  key: Type.Optional(Type.String({ ...SecretKey, description: 'Opens the order by reference; ≥ 128 bits.' })),
  leadName: Type.String({ maxLength: 120 }),
  lines: Type.Array(OrderLine, { maxItems: 20 }),
  totalAmount: Money,
  currency: Currency,
  currencySymbol: CurrencySymbol,
  paidAt: Type.Optional(Instant),
  card: Type.Optional(PaidCard),
  seller: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Who sells, with the address, for the receipt.',
    }),
  ),
  visit: Type.Optional(Visit),
  passes: Type.Optional(Type.Array(Pass, { maxItems: 99 })),
  mailsConfirmation: Type.Optional(
    Type.Boolean({
      description:
        'A confirmation was mailed to the buyer, or waits to be sent; without it the shop mentions no mail.',
    }),
  ),
}

/** PAYING is a success whose outcome is not known yet: show it, poll, and never pay again (P193). */
export const OrderConfirmed = closed(confirmedFields, { $id: 'OrderConfirmed' })
export type OrderConfirmed = Static<typeof OrderConfirmed>

/** A membership's order, which has no passes; its number and code come with the payment. */
export const MembershipConfirmed = closed(
  {
    ...confirmedFields,
    planName: Type.Optional(Label),
    visits: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999 })),
    validUntil: Type.Optional(LocalDate),
    membershipNumber: Type.Optional(Type.String({ pattern: '^[A-Z0-9-]{6,32}$' })),
    activationCode: Type.Optional(Type.String({ pattern: '^[A-Z0-9-]{6,32}$' })),
  },
  { $id: 'MembershipConfirmed' },
)
export type MembershipConfirmed = Static<typeof MembershipConfirmed>
