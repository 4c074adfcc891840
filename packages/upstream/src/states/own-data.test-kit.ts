import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import type { StateName, StateValueName } from '@layover/contracts'
import { lead, token } from '../orders/orders.test-kit.ts'
import type { Upstream } from '../upstream.test-kit.ts'
import { providerStates } from './index.ts'
import { type Calls, callsOf, findOffer, type Offer } from './own-offer.test-kit.ts'
import { sampleAccounts } from './sample-accounts.ts'
import { stateSigningKey } from './sample-orders.ts'

type Values = Partial<Record<StateValueName, string>>

/** Creates orders and holds of this offer with the upstream's own calls; each function returns the new number. */
function purchasesOf({ post }: Calls, { values, onePass, placeCurrency }: Offer) {
  const { visitDate, visitTime, loungeCode, cipCode, planId } = values
  const at = { visitDate, visitTime }
  const slotOrder = { ...at, lead, passengers: [], flightNumber: 'ZQ214', currency: placeCurrency }
  const created = async (path: string, order: object) => String((await post(path, order)).orderNo)
  const hold = async () => {
    const place = { ...at, loungeCode, passengerNumber: 1 }
    return String((await post('/loungePrebooking/checkAvailable', place)).holdId)
  }
  const { total: expectedTotal, currency } = onePass
  return {
    hold,
    pass: async () => await created('/lounge/createOrder', { lead, passengers: [], expectedTotal, currency }),
    lane: async () => {
      const order = { ...slotOrder, networkCode: cipCode, expectedTotal: values.laneTotal }
      return await created('/cip/createOrder', order)
    },
    preBooking: async () => {
      const order = { ...slotOrder, networkCode: loungeCode, expectedTotal: values.preBookingTotal }
      return await created('/loungePrebooking/createOrder', { ...order, holdId: await hold() })
    },
    membership: async () => {
      const order = { planId, additionalVisits: 2, email: lead.email }
      const total = { expectedTotal: values.membershipTotal }
      return await created('/purchasemembership/createOrder', { ...order, ...total })
    },
    payPass: async (orderNo: string) =>
      await post('/lounge/confirmPaymentOrder', { orderNo, payment: token }),
  }
}

/** Another account, with passwords encrypted with the current key. */
async function accountOf({ get }: Calls): Promise<Values> {
  const { keyId, publicKey } = await get('/account/encryptPublicKey')
  const key = createPublicKey({ key: Buffer.from(String(publicKey), 'base64'), format: 'der', type: 'spki' })
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const seal = (text: string) => publicEncrypt(options, Buffer.from(text)).toString('base64')
  const [, account] = sampleAccounts
  if (account === undefined) throw new Error('there is one sample account alone')
  return {
    account: account.email,
    membershipNumber: account.membershipNumber,
    keyId: String(keyId),
    password: seal(account.password),
    wrongPassword: seal('not this one'),
  }
}

function makersOf(upstream: Upstream, calls: Calls, offer: Offer) {
  const buy = purchasesOf(calls, offer)
  const makers: Partial<Record<StateName, () => Promise<Values>>> = {
    'place held': async () => ({ holdId: await buy.hold() }),
    'pass order created': async () => ({ orderNo: await buy.pass() }),
    'lane order created': async () => ({ orderNo: await buy.lane() }),
    'pre-booking order created': async () => ({ orderNo: await buy.preBooking() }),
    'membership order created': async () => ({ orderNo: await buy.membership() }),
    'pass order paid': async () => {
      const orderNo = await buy.pass()
      const { reference, key, passes } = await buy.payPass(orderNo)
      const [pass] = passes as { number: string; key: string }[]
      const ofPass = { passNumber: String(pass?.number), passKey: String(pass?.key) }
      return { orderNo, reference: String(reference), orderKey: String(key), ...ofPass }
    },
    'pass order paying': async () => {
      const orderNo = await buy.pass()
      upstream.provider.script('never arrive')
      await buy.payPass(orderNo)
      return { orderNo }
    },
  }
  return makers
}

/**
 * A state change of a backend without our data. It has places of its own, creates orders and holds by its own calls,
 * encrypts with its own key, and returns the results. The rest comes from the named states.
 */
export async function openOwnData(upstream: Upstream) {
  const calls = callsOf(upstream)
  const offer = await findOffer(calls)
  const makers = makersOf(upstream, calls, offer)
  return async (name: string, wanted: Readonly<Record<string, string>>): Promise<Values> => {
    const state = name as StateName
    const make = makers[state]
    await providerStates[make ? 'catalogue' : state](upstream.store, upstream.clock.now, [stateSigningKey])
    const currency = 'passTotal' in wanted ? offer.onePass.currency : offer.placeCurrency
    const account = state === 'accounts to delete' ? await accountOf(calls) : {}
    return { ...offer.values, currency, ...account, ...(await make?.()) }
  }
}
