import { fakeGateway, success } from '../../api/fake-gateway.test-kit.ts'

/** Test support: answers from the contract's examples, for passes at £34.00 each. */
export const price = {
  currency: 'GBP',
  currencySymbol: '£',
  totalAmount: '34.00',
  overNumTotalPrice: '34.00',
  prebookPrice: '0.00',
  discountFee: '0.00',
  couponDiscountFee: '0.00',
}

export const created = {
  orderNo: 'LV-4T2M8Q6W9K3XH5RB7NPD',
  status: 'CREATED',
  totalAmount: '34.00',
  currency: 'GBP',
  currencySymbol: '£',
  expiresAt: '2099-03-07T10:30:00Z',
}

export const paid = {
  orderNo: created.orderNo,
  status: 'PAID',
  reference: 'LV7K-29QD',
  key: 'q3mW0yT8kZb2LxV5nR7sDg',
  leadName: 'Amelia Hart',
  lines: [{ name: 'Lounge pass', quantity: 1, amount: '34.00' }],
  totalAmount: '34.00',
  currency: 'GBP',
  currencySymbol: '£',
  paidAt: '2027-03-07T10:02:11Z',
  card: { brand: 'visa', last4: '4242' },
  seller: 'Layover Ltd, 1 Example Street, London',
  passes: [
    {
      number: 'LV7K-29QD-1',
      name: 'Amelia Hart',
      validFrom: '2027-03-07',
      validUntil: '2028-03-06',
      code: 'LV7K-29QD-1.Vn3kQ0wz8sLr5TyB',
    },
  ],
}

const popularLounge = {
  loungeCode: 'ZRH-HARRIER',
  agentId: 'layover',
  loungeName: 'Harrier Lounge',
  imgUrl: '',
  terminal: 'Airside Center',
  type: 'International',
  securityType: 'Airside',
  prebookAllow: true,
}

export const paths = {
  quote: '/api/lounge/calculateLoungePrice',
  createOrder: '/api/lounge/createOrder',
  confirm: '/api/lounge/confirmPaymentOrder',
  discount: '/api/discount/checkAvailable',
  status: '/api/order/status',
  order: '/api/order/get',
  vault: '/payment/v2/front/cacheCardInfo',
  cardPath: '/api/pci/getPciParam',
} as const

type Answers = Parameters<typeof fakeGateway>[0]

const callingCodes = [
  { name: 'Canada', telAbbr: '1' },
  { name: 'Ireland', telAbbr: '353' },
  { name: 'United Kingdom', telAbbr: '44' },
  { name: 'United States', telAbbr: '1' },
]

/** A shop in which every call succeeds, unless the test gives its own answer. */
export function shopAnswering(answers: Answers = {}) {
  return fakeGateway({
    '/config.json': () =>
      Response.json({
        cardVaultUrl: 'https://cards.test',
        generalAgentId: 'layover',
        additions: ['order.get', 'order.pass', 'order.status', 'order.find', 'order.mail'],
      }),
    '/api/lounge/getCommonPrice': () => success({ currency: 'GBP', currencySymbol: '£', price: '34.00' }),
    '/api/product/getByEntity': () => success(callingCodes),
    '/api/lounge/popularLounges': () => success([popularLounge]),
    [paths.quote]: () => success(price),
    [paths.cardPath]: () => success({ caller: 'layover-shop', switchFlag: '0', switchToken: '' }),
    [paths.vault]: () => Response.json({ state: '1', result: { token: 'tok_5Jw8Zq2LmX4vR7nT' } }),
    [paths.createOrder]: () => success(created),
    [paths.confirm]: () => success(paid),
    [paths.order]: () => success(paid),
    ...answers,
  })
}
