import { randomUUID } from 'node:crypto'
import { readyToOrder } from '../../../harness/purchases.ts'
import { passwordSealer } from '../../../harness/sealed-password.ts'
import { cardToken, type Visitor } from '../../../harness/visitor.ts'
import type { RehearsedShop } from '../rehearsed-shop.ts'
import { type Fault, repeated } from './fault.ts'
import { visitorFrom } from './requests.ts'

const DECLINED_CARD = '4000000000000002'

/** Somebody who tries a stolen card: an order of their own, and a payment that the bank declines. */
async function tryCard(shop: RehearsedShop, visitor: Visitor): Promise<void> {
  const { createPath, confirmPath, body, orderKey } = await readyToOrder(visitor, 'pass')
  const { orderNo, statusKey } = await visitor.get(createPath, body, orderKey)
  for (let card = 0; card < 3; card += 1) {
    const token = await cardToken(shop.sandbox.origin, DECLINED_CARD)
    await visitor.post(confirmPath, { orderNo, statusKey, payment: { method: 'token', token } }, randomUUID())
  }
}

/** Tries wrong passwords, all from one network: after thirty they cost the upstream nothing. */
async function guessPasswords(shop: RehearsedShop) {
  const seal = await passwordSealer(shop.address)
  const visitor = await visitorFrom(shop, '198.51.100.9')
  return repeated(
    async (round) => {
      const account = { account: `person-${round}@example.com`, password: `guess ${round}` }
      await visitor.post('/account/deleteAccount', seal(account))
    },
    { atOnce: 6 },
  )
}

const anyOf = <T>(offered: readonly T[]) => offered[Math.floor(Math.random() * offered.length)]

/** Somebody abuses the shop. */
export const abuseFaults: readonly Fault[] = [
  {
    what: 'somebody tries stolen cards, three on an order',
    alerts: ['LayoverCardsDeclined'],
    begin: async (shop) => {
      const visitor = await visitorFrom(shop, '203.0.113.7')
      return repeated(async () => await tryCard(shop, visitor), { atOnce: 2 })
    },
  },
  {
    what: 'somebody tries a list of passwords from one network',
    alerts: ['LayoverTooManyAttempts'],
    begin: guessPasswords,
  },
  {
    what: 'somebody holds places under many cookies and pays none',
    alerts: ['LayoverPlacesHeld'],
    begin: async (shop) =>
      repeated(
        async () => await readyToOrder(await visitorFrom(shop, '203.0.113.8'), 'lounge', { choose: anyOf }),
        { atOnce: 3, pauseMs: 100 },
      ),
  },
]
