import type { StateName } from '@layover/contracts'
import { fillAttempts } from '../accounts/limit-attempts.ts'
import { merchantReference } from '../domain/order-identity.ts'
import type { SigningKeys } from '../domain/signatures.ts'
import { fillHour } from '../service-requests/limit-requests.ts'
import type { OrderRow, SlotClaimRow } from '../store/database/rows/orders.ts'
import type { Store } from '../store/store.ts'
import { addSampleAccounts, sampleAccounts } from './sample-accounts.ts'
import {
  createdOrder,
  laneOrder,
  membershipOrder,
  paidOrder,
  payingOrder,
  preBookingOrder,
  sampleHold,
} from './sample-orders.ts'
import { exampleData, type StateData } from './state-data.ts'

/** Sets the database to one state, after any other. Attempts are counted under the server's signing key. */
export type ProviderState = (
  store: Store,
  now: Date,
  signingKeys: SigningKeys,
  data?: StateData,
) => Promise<void>

/** The catalogue and its codes exist since the start, so this only deletes orders, forms and accounts. */
const catalogue: ProviderState = async (store) => {
  await store.forgetOrders()
  await store.forgetPeople()
}

const accounts: ProviderState = async (store, now, signingKeys) => {
  await catalogue(store, now, signingKeys)
  await addSampleAccounts(store, now)
}

/** The named states of the contract: development data, Pact provider states and browser fixtures alike. */
export const providerStates: Record<StateName, ProviderState> = {
  catalogue,
  'discount codes': catalogue,
  'slots available': catalogue,
  'place held': async (store, now, _keys, data = exampleData) => {
    await store.forgetOrders()
    await holdPlace(store, sampleHold(now, data))
  },
  'lane order created': async (store, now, _keys, data = exampleData) =>
    await withOrder(store, laneOrder(now, data)),
  'pre-booking order created': async (store, now, _keys, data = exampleData) =>
    await withOrder(store, preBookingOrder(now, data)),
  'membership order created': async (store, now, _keys, data = exampleData) =>
    await withOrder(store, membershipOrder(now, data)),
  'accounts to delete': accounts,
  'too many passwords tried': async (store, now, signingKeys) => {
    await accounts(store, now, signingKeys)
    await fillAttempts(store, signingKeys, sampleAccounts[0]?.email ?? '', now)
  },
  'too many forms sent': async (store, now, signingKeys) => {
    await catalogue(store, now, signingKeys)
    await fillHour(store.read, signingKeys, 'amelia@example.com', now)
  },
  'pass order created': async (store, now, _keys, data) => await withOrder(store, createdOrder(now, data)),
  'pass order paying': async (store, now, _keys, data = exampleData) => {
    const { orderNo } = data
    await withOrder(store, payingOrder(now, data))
    await store.read.paymentAttempts.insert({
      order_no: orderNo,
      attempt: 1,
      merchant_reference: merchantReference(orderNo, 1),
      idempotency_key: null,
      outcome: null,
      reason_code: null,
      provider_payment_id: null,
      started_at: now,
      settled_at: null,
      next_check_at: now,
      handled_at: null,
      visitor: null,
      network: null,
      turn_at: null,
    })
  },
  'pass order paid': async (store, _now, _keys, data) => {
    const { order, passes } = paidOrder(data)
    await withOrder(store, order)
    await store.read.passes.insertAll(passes)
  },
}

async function holdPlace({ read: { slotClaims } }: Store, hold: SlotClaimRow): Promise<void> {
  await slotClaims.lockSlot({ placeCode: hold.place_code, startsAt: hold.starts_at })
  await slotClaims.insert(hold)
}

async function withOrder(store: Store, order: OrderRow): Promise<void> {
  await store.forgetOrders()
  await store.read.orders.insert(order)
}
