import { randomBytes } from 'node:crypto'
import { pause } from '../../crowd.ts'
import type { RehearsedShop } from '../rehearsed-shop.ts'
import type { Fault } from './fault.ts'

/** Another last digit, so that the text is as long as before. */
const anotherAmount = (text: string) =>
  text.replace(
    /("amount":\d*)(\d)/,
    (_all, before: string, last: string) => before + String((Number(last) + 1) % 10),
  )

/** Nobody waits for an hour in a rehearsal. */
async function makeOlder({ database }: RehearsedShop): Promise<void> {
  await database.query(
    `update payment_attempts set started_at = started_at - interval '1 hour' from orders
      where orders.order_no = payment_attempts.order_no and orders.status = 'PAYING'`,
  )
}

/** Faults of the card provider, and of what upstreams know of it. */
export const moneyFaults: readonly Fault[] = [
  {
    what: 'the card provider has another secret for the merchant',
    alerts: ['LayoverProviderRefusesUs'],
    begin: async ({ sandbox }) => {
      const restart = async (env: Readonly<Record<string, string>>) => {
        await sandbox.stop()
        await sandbox.start(env)
      }
      await restart({ MERCHANT_SECRET: randomBytes(32).toString('hex') })
      return async () => await restart({})
    },
  },
  {
    what: 'the card provider refuses every connection',
    alerts: ['LayoverProviderOutOfReach'],
    begin: async ({ cardLine }) => {
      await cardLine.cut()
      return cardLine.mend
    },
  },
  {
    what: 'the card provider is silent; payments under way are made an hour older in the database',
    alerts: ['LayoverProviderUncertain', 'LayoverPaymentsUnsettled'],
    begin: async (shop) => {
      shop.cardLine.hold()
      let isOver = false
      const older = (async () => {
        while (!isOver) {
          await pause(5_000)
          await makeOlder(shop)
        }
      })()
      return async () => {
        isOver = true
        shop.cardLine.release()
        await older
      }
    },
  },
  {
    what: 'the card provider captures another amount than it is asked for',
    alerts: ['LayoverMoneyWithoutOrder'],
    begin: async ({ cardLine }) => {
      cardLine.alter(anotherAmount)
      return async () => cardLine.alter(undefined)
    },
  },
]
