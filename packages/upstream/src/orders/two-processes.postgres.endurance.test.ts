import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CardSandbox } from '../payments/card-sandbox.test-kit.ts'
import { killServers, SERVERS_MS, startListening } from '../server-process.test-kit.ts'
import { loungeOfTen } from '../slots/slots.test-kit.ts'
import { createTestDatabase } from '../store/test-store.test-kit.ts'
import type { Envelope } from '../upstream.test-kit.ts'
import { passOrder } from './orders.test-kit.ts'

const root = mkdtempSync(join(tmpdir(), 'layover-processes-'))
let sandbox: CardSandbox
let forget: () => Promise<void>
let servers: Awaited<ReturnType<typeof startListening>>[]

beforeAll(async () => {
  sandbox = await CardSandbox.start()
  const database = await createTestDatabase()
  forget = database.forget
  // Long: many waiting connections on a busy machine; tests check the outcome, not the time.
  const env = { DATABASE_URL: database.url, DATABASE_WAIT_SECONDS: '120', CARD_PROVIDER_URL: sandbox.url }
  servers = await Promise.all(
    ['a', 'b'].map(async (name) => await startListening({ ...env, DATA_DIR: join(root, name) })),
  )
}, SERVERS_MS)
afterAll(async () => {
  killServers()
  await sandbox.close()
  rmSync(root, { recursive: true, force: true })
  await forget()
})

/** Sends one call per visitor at once, half of them to each process, all over HTTP. */
async function atOnce(visitors: number, send: (call: Call, visitor: number) => Promise<Envelope>) {
  const callOf = (visitor: number) => servers[visitor % 2]?.call as Call
  return await Promise.all(Array.from({ length: visitors }, (_, each) => send(callOf(each), each)))
}
type Call = Awaited<ReturnType<typeof startListening>>['call']
const count = (answers: readonly Envelope[], is: (answer: Envelope) => boolean) => answers.filter(is).length
const isPaid = ({ data }: Envelope) => data?.status === 'PAID'

/** A visit that can be booked now, at any time of day. */
async function bookableVisit() {
  const { data } =
    (await servers[0]?.call('/loungePrebooking/getSubscribeTimes', { loungeCode: loungeOfTen })) ?? {}
  const dates = data?.dates as { date: string; times: { visitTime: string }[] }[]
  return { visitDate: dates[1]?.date, visitTime: dates[1]?.times[0]?.visitTime }
}

describe('two upstream processes on one PostgreSQL', () => {
  it(
    'give ten of five hundred visitors a place in a slot of ten',
    async () => {
      const request = { loungeCode: loungeOfTen, ...(await bookableVisit()), passengerNumber: 1 }
      const answers = await atOnce(500, (call) => call('/loungePrebooking/checkAvailable', request))
      const held = answers.filter(({ data }) => data?.available === true)
      expect(held).toHaveLength(10)
      expect(new Set(held.map(({ data }) => data?.holdId)).size).toBe(10)
      expect(count(answers, ({ data }) => data?.available === false)).toBe(490)
    },
    SERVERS_MS,
  )

  it(
    'redeem a code for one order once, when two hundred orders are confirmed with it',
    async () => {
      const body = passOrder({ discountCode: 'ONCE15', expectedTotal: '28.90' })
      const orders = await atOnce(200, (call) => call('/lounge/createOrder', body))
      const payments = await Promise.all(orders.map(() => sandbox.tokenOf('4242424242424242')))
      const before = await sandbox.ledgerOf('')
      const answers = await atOnce(200, (call, each) => {
        const { orderNo } = orders[each]?.data ?? {}
        return call('/lounge/confirmPaymentOrder', { orderNo, payment: payments[each] })
      })
      expect(count(answers, isPaid)).toBe(1)
      expect(count(answers, ({ errorCode }) => errorCode === '20001')).toBe(199)
      expect((await sandbox.ledgerOf('')).length - before.length).toBe(1)
    },
    SERVERS_MS,
  )

  it(
    'charge an order once, when fifty cards are confirmed for it',
    async () => {
      const created = await servers[0]?.call('/lounge/createOrder', passOrder())
      const { orderNo, statusKey } = created?.data ?? {}
      const payments = await Promise.all(
        Array.from({ length: 50 }, () => sandbox.tokenOf('4242424242424242')),
      )
      const answers = await atOnce(50, (call, each) =>
        call('/lounge/confirmPaymentOrder', { orderNo, statusKey, payment: payments[each] }),
      )
      expect(count(answers, (each) => isPaid(each) || each.data?.status === 'PAYING')).toBe(50)
      expect(await sandbox.ledgerOf(String(orderNo))).toEqual(['CAPTURED'])
    },
    SERVERS_MS,
  )
})
