import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { variables } from '../config.ts'
import { providerFaults, providerOf, providerVariables } from '../config-provider.ts'
import type { DeskDeps } from '../desk/desk-deps.ts'
import { createPaymentMetrics } from '../metrics/payment-metrics.ts'
import { createLedgerClient } from '../payments/ledger-client.ts'
import { createProviderClient } from '../payments/provider-client.ts'
import type { Store } from '../store/store.ts'
import { Fault } from '../terminal/fault.ts'
import { onStore } from '../terminal/on-store.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** The database, and what acts need besides. */
export interface DeskSide {
  readonly store: Store
  readonly desk: () => DeskDeps
}

const { SIGNING_KEY, BOOKING_LINK, PAYMENT_GRACE_SECONDS, ORDER_EXPIRY_MINUTES } = variables

const ofActs = {
  ...providerVariables,
  SIGNING_KEY,
  BOOKING_LINK,
  PAYMENT_GRACE_SECONDS,
  ORDER_EXPIRY_MINUTES,
}

/**
 * Does a job of the desk on the database that the environment names, and closes it.
 *
 * @param acts whether the job needs more than the database
 * @throws Fault for wrong settings, and where there is no database; StoreError where it cannot be used
 */
export async function onDesk(
  terminal: Terminal,
  acts: boolean,
  job: (side: DeskSide) => Promise<number>,
): Promise<number> {
  const noDesk = (): never => {
    throw new Error('this job has the database alone')
  }
  if (!acts) return await onStore(terminal, {}, async ({ store }) => await job({ store, desk: noDesk }))
  return await onStore(terminal, ofActs, async ({ store, settings }) => {
    const faults = providerFaults(settings)
    if (faults.length > 0) throw new Fault(faults.join('\n'))
    const config = providerOf(settings)
    const desk: DeskDeps = {
      store,
      provider: createProviderClient(config),
      ledger: createLedgerClient(config),
      signingKeys: settings.SIGNING_KEY,
      paymentGraceMs: settings.PAYMENT_GRACE_SECONDS * 1000,
      orderExpiryMs: settings.ORDER_EXPIRY_MINUTES * 60_000,
      mailsConfirmations: settings.BOOKING_LINK !== undefined,
      now: terminal.now,
      // The command says itself what it did; the metrics are those of servers.
      log: Fastify({ logger: false }).log,
      metrics: createPaymentMetrics(new Registry()),
    }
    return await job({ store, desk: () => desk })
  })
}
