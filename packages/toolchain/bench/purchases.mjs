/**
 * Quotes, holds and orders per second through the gateway, on the database that `DATABASE_URL` names, or PGlite. Run by
 * `bench.mjs` for each database, in a process of its own; the rows go to the parent process.
 */
import { randomUUID } from 'node:crypto'
import { stopOnSignal } from '../src/supervise.mjs'
import { post } from './post.mjs'
import { percentiles } from './search-latency.mjs'
import { startStack } from './stack.mjs'

const PORT = 4103
const VISITORS = 16
const WARM_MS = 2_000
const MEASURED_MS = 8_000
const GATEWAY = `http://127.0.0.1:${PORT}/api`
const LEAD = { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' }
const ORDER = { lead: LEAD, passengers: [], expectedTotal: '34.00', currency: 'GBP' }
const CARD = { cardHolderName: 'Amelia Hart', cardNumber: '4242424242424242', cvv: '123', expireTime: '1249' }

/** @param {string} path @param {object} body */
async function order(path, body) {
  return await post(`${GATEWAY}${path}`, body, { 'idempotency-key': randomUUID() })
}

/** Without a code the catalogue in memory is enough. @param {{ discountCode?: string }} [code] */
async function quote(code) {
  const { state } = await post(`${GATEWAY}/lounge/calculateLoungePrice`, { passengerNumber: 2, ...code })
  return state === 'success'
}

/** Each hold takes a place at another time, so as not to measure the lock of one slot. @param {number} each */
async function hold(each) {
  const visit = { ...slots[each % slots.length], loungeCode: 'LHR-HARRIER', passengerNumber: 1 }
  const { data } = await post(`${GATEWAY}/loungePrebooking/checkAvailable`, visit)
  return data?.available === true
}

/** A whole purchase: the card to the vault, the order, the charge, the pass. */
async function purchase() {
  const headers = { 'x-caller': 'layover-shop', 'x-request-id': randomUUID(), origin: GATEWAY.slice(0, -4) }
  const vault = `http://127.0.0.1:${PORT + 2}/payment/v2/front/cacheCardInfo`
  const { result } = await post(vault, { ...CARD, caller: 'layover-shop' }, headers)
  const created = await order('/lounge/createOrder', ORDER)
  const payment = { method: 'token', token: result?.token }
  const { orderNo, statusKey } = created.data ?? {}
  const paid = await order('/lounge/confirmPaymentOrder', { orderNo, statusKey, payment })
  return paid.data?.status === 'PAID'
}

/**
 * Visitors who repeat one act for a while.
 * @param {number} ms
 * @param {(each: number) => Promise<boolean>} act whether it succeeded
 */
async function crowd(ms, act) {
  /** @type {number[]} */
  const timesMs = []
  let faults = 0
  const began = performance.now()
  const visitor = async () => {
    while (performance.now() - began < ms) {
      const start = performance.now()
      if (await act(count++).catch(() => false)) timesMs.push(performance.now() - start)
      else faults += 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  const { p50, p99 } = percentiles(timesMs)
  return { perSecond: (timesMs.length * 1_000) / (performance.now() - began), p50, p99, faults }
}

let count = 0
stopOnSignal()
const stop = await startStack(PORT)
const dates = (await post(`${GATEWAY}/loungePrebooking/getSubscribeTimes`, { loungeCode: 'LHR-HARRIER' }))
  .data
const slots = dates.dates.flatMap((/** @type {any} */ { date: visitDate, times }) =>
  times.map((/** @type {any} */ { visitTime }) => ({ visitDate, visitTime })),
)
const rows = []
for (const [name, act] of Object.entries({
  quotes: () => quote(),
  'quotes with a code': () => quote({ discountCode: 'LAYOVER20' }),
  holds: hold,
  'orders (create and confirm)': purchase,
})) {
  await crowd(WARM_MS, act)
  rows.push({ name, ...(await crowd(MEASURED_MS, act)) })
}
await stop()
process.send?.(rows)
process.disconnect?.()
