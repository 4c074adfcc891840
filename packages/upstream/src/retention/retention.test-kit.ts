import { setTimeout as pause } from 'node:timers/promises'
import { createOutbox } from '../mail/outbox-transport.ts'
import type { Connection } from '../store/database/database.ts'
import { createStore } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { startUpstream, testConfig, turnClock, type Upstream } from '../upstream.test-kit.ts'

/** A server with a database that a test may look into. */
export interface OpenUpstream extends Upstream {
  readonly database: Connection
}

export async function startOpenUpstream(): Promise<OpenUpstream> {
  const database = await openTestDatabase()
  const upstream = await startUpstream({ shared: { store: createStore(database), close: database.close } })
  return { ...upstream, database: database.kysely }
}

/** The dependencies of another server on the same database. */
export function retentionSide({ store, clock, outboxDir }: Upstream) {
  const { signingKeys } = testConfig()
  return { store, transport: createOutbox(outboxDir), signingKeys, now: () => clock.now }
}

/** Sends a form and waits until its mail was sent. @returns its reference */
export async function sentForm({ call, store }: Upstream, form: object): Promise<string> {
  const reference = String((await call('/customer/service/create', form)).data?.reference)
  while (!(await store.read.mails.find(reference))?.sent_at) await pause(5)
  return reference
}

export function passDays(upstream: Upstream, days: number): void {
  turnClock(upstream, days * 24 * 60)
}
