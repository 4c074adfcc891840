import { randomUUID } from 'node:crypto'
import { post } from './post.mjs'

const LEAD = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' }
const ORDER = { lead: LEAD, passengers: [], expectedTotal: '34.00', currency: 'GBP' }
const CARD = { cardHolderName: 'Amelia Hart', cardNumber: '4242424242424242', cvv: '123', expireTime: '1249' }
const LOUNGE = 'LHR-HARRIER'

/** What visitors do through a gateway; each resolves to whether it succeeded. @param {number} port the gateway's */
export async function buyerAt(port) {
  const gateway = `http://127.0.0.1:${port}/api`
  const vault = `http://127.0.0.1:${port + 2}/payment/v2/front/cacheCardInfo`
  const call = (/** @type {string} */ path, /** @type {object} */ body) => post(`${gateway}${path}`, body)
  const order = (/** @type {string} */ path, /** @type {object} */ body) =>
    post(`${gateway}${path}`, body, { 'idempotency-key': randomUUID() })
  const { data } = await call('/loungePrebooking/getSubscribeTimes', { loungeCode: LOUNGE })
  const slots = data.dates.flatMap((/** @type {any} */ { date: visitDate, times }) =>
    times.map((/** @type {any} */ { visitTime }) => ({ visitDate, visitTime })),
  )
  return {
    /** @param {string} path of a read @param {object} body */
    async read(path, body) {
      return (await call(path, body)).state === 'success'
    },

    /** Without a code the catalogue in memory is enough. @param {{ discountCode?: string }} [code] */
    async quote(code) {
      const { state } = await call('/lounge/calculateLoungePrice', { passengerNumber: 2, ...code })
      return state === 'success'
    },

    /** Each hold takes a place at another time, so as not to measure the lock of one slot. @param {number} each */
    async hold(each) {
      const visit = { ...slots[each % slots.length], loungeCode: LOUNGE, passengerNumber: 1 }
      return (await call('/loungePrebooking/checkAvailable', visit)).data?.available === true
    },

    /** A whole purchase: the card to the vault, the order, the charge, the pass. */
    async purchase() {
      const headers = {
        'x-caller': 'layover-shop',
        'x-request-id': randomUUID(),
        origin: gateway.slice(0, -4),
      }
      const { result } = await post(vault, { ...CARD, caller: 'layover-shop' }, headers)
      const { orderNo, statusKey } = (await order('/lounge/createOrder', ORDER)).data ?? {}
      const payment = { method: 'token', token: result?.token }
      const paid = await order('/lounge/confirmPaymentOrder', { orderNo, statusKey, payment })
      return paid.data?.status === 'PAID'
    },
  }
}
