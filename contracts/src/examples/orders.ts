import type { OrderConfirmed, OrderCreated, PassOrder, SharedPass, SlotOrder } from '../shapes/order.ts'
import type { Price } from '../shapes/price.ts'

/** The orders of the examples: three passes with 20 % off, and one held place. */
const lead = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' }

export const passPrice: Price = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '81.60',
  overNumTotalPrice: '102.00',
  prebookPrice: '0.00',
  discountFee: '20.40',
  couponType: 1,
  couponValue: '20',
  couponDiscountFee: '20.40',
}

export const fullPassPrice: Price = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '102.00',
  overNumTotalPrice: '102.00',
  prebookPrice: '0.00',
  discountFee: '0.00',
  couponDiscountFee: '0.00',
}

export const passOrder: PassOrder = {
  lead,
  passengers: [
    { firstName: 'Daniel', lastName: 'Hart' },
    { firstName: 'José', lastName: 'Núñez' },
  ],
  expectedTotal: '102.00',
  currency: 'GBP',
}

export const slotOrder: SlotOrder = {
  lead,
  passengers: [],
  expectedTotal: '11.00',
  currency: 'GBP',
  networkCode: 'LHR-FT-T5',
  visitDate: '2027-03-09',
  visitTime: '14:30',
  flightNumber: 'ZQ214',
}

export const orderCreated: OrderCreated = {
  orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD',
  status: 'CREATED',
  totalAmount: '102.00',
  currency: 'GBP',
  currencySymbol: '£',
  expiresAt: '2027-03-07T10:30:00Z',
  statusKey: 'wdpRaNysRpydP6l7dI3zQzr19P5_TZ',
}

export const orderPaid: OrderConfirmed = {
  orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD',
  status: 'PAID',
  reference: 'LV7K-29QD',
  key: 'pIiXvdHGBWQaBVVP5fouho_y4qIeDn',
  leadName: 'Amelia Hart',
  lines: [{ name: 'Lounge pass', quantity: 1, amount: '34.00' }],
  totalAmount: '34.00',
  currency: 'GBP',
  currencySymbol: '£',
  paidAt: '2027-03-07T10:02:11.000Z',
  card: { brand: 'visa', last4: '4242' },
  seller: 'Layover',
  passes: [
    {
      number: 'LV7K-29QD-1',
      name: 'Amelia Hart',
      validFrom: '2027-03-07',
      validUntil: '2028-03-06',
      code: 'LV7K-29QD-1.h3Lb6v_KLWsgeis0',
      key: 'yJmSnjG863Wk-HmLPhYy22MimG7l4j',
    },
  ],
}

export const sharedPass: SharedPass = {
  serviceType: 'LOUNGE',
  pass: {
    number: 'LV7K-29QD-1',
    name: 'Amelia Hart',
    validFrom: '2027-03-07',
    validUntil: '2028-03-06',
    code: 'LV7K-29QD-1.h3Lb6v_KLWsgeis0',
  },
}

export const confirmWithToken = {
  orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD',
  payment: { method: 'token' as const, token: 'tok_5Jw8Zq2LmX4vR7nT' },
}
