import type { RehearsedShop } from '../rehearsed-shop.ts'
import type { Fault } from './fault.ts'
import { ordering } from './requests.ts'

const LOCK_S = 25

/** Upstreams run under other settings. */
function under(env: Readonly<Record<string, string>>) {
  return async ({ upstreams }: RehearsedShop) => {
    const restart = async (changes: Readonly<Record<string, string>>) => {
      for (const upstream of upstreams) {
        await upstream.stop()
        await upstream.start(changes)
      }
    }
    await restart(env)
    return async () => await restart({})
  }
}

/** Sessions keep the mode that they began in, so those that are open end first. */
async function setReadOnly({ database }: RehearsedShop, mode: 'on' | 'off'): Promise<void> {
  await database.query(
    `begin read write; do $$ begin execute format('alter database %I set default_transaction_read_only = ${mode}', current_database()); end $$; commit`,
  )
  await database.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

/** Faults of upstreams, and of what they need. */
export const upstreamFaults: readonly Fault[] = [
  {
    what: 'PostgreSQL refuses every connection',
    alerts: ['LayoverDatabaseGone', 'LayoverUpstreamErrors', 'LayoverRecoveryFails', 'LayoverRoundsFail'],
    begin: async (shop) => {
      await shop.databaseLine.cut()
      const end = ordering(shop)
      return async () => {
        await shop.databaseLine.mend()
        await end()
      }
    },
  },
  {
    what: 'PostgreSQL takes no writes, as a standby',
    alerts: ['LayoverDatabaseReadOnly'],
    begin: async (shop) => {
      await setReadOnly(shop, 'on')
      const end = ordering(shop)
      return async () => {
        await setReadOnly(shop, 'off')
        await end()
      }
    },
  },
  {
    what: `somebody locks the table of orders for ${LOCK_S} s`,
    alerts: ['LayoverPoolUsedUp'],
    begin: async (shop) => {
      const locked = shop.database.query(
        `begin; lock table orders in access exclusive mode; select pg_sleep(${LOCK_S}); commit`,
      )
      const end = ordering(shop, 40)
      return async () => {
        await locked
        await end()
      }
    },
  },
  {
    what: 'upstreams may use one hundredth of their heap',
    alerts: ['LayoverUpstreamSheds'],
    begin: under({ SHED_HEAP_PERCENT: '1' }),
  },
  {
    what: 'no upstream does housekeeping',
    alerts: ['LayoverHousekeepingMissing'],
    begin: under({ HOUSEKEEPING: 'off' }),
  },
  {
    what: 'the mail server is gone',
    alerts: ['LayoverMailFails'],
    begin: async ({ mailLine }) => {
      await mailLine.cut()
      return mailLine.mend
    },
  },
  {
    what: 'the mail server refuses each mail for good',
    alerts: ['LayoverMailRefused'],
    begin: async ({ mail }) => {
      mail.refuse(true)
      return async () => mail.refuse(false)
    },
  },
  {
    what: 'no upstream runs',
    alerts: ['LayoverUpstreamMissing'],
    begin: async ({ upstreams }) => {
      await Promise.all(upstreams.map(async (upstream) => await upstream.kill()))
      return async () => void (await Promise.all(upstreams.map(async (upstream) => await upstream.start())))
    },
  },
]
