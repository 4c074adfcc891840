import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StateName } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { exampleAccountKey } from '../states/example-account-key.ts'
import { providerStates } from '../states/index.ts'
import { statePassKey, stateSigningKey } from '../states/sample-orders.ts'
import { databaseOfPglite } from '../store/database/open-pglite.ts'
import { openPglite } from '../store/database/pglite.ts'
import { prepareStore } from '../store/open-store.ts'
import { createCapturingProvider, declinedToken } from './capturing-provider.ts'

export { declinedToken }

/**
 * The reference upstream inside this process, with a real database in memory, no mail, and a card provider that
 * captures.
 */
interface InProcessUpstream {
  /** Ready to be injected into, or to listen. */
  readonly app: FastifyInstance
  /** Sets a named state of the contract up, after any other. */
  readonly toState: (name: StateName) => Promise<void>
  readonly close: () => Promise<void>
}

interface InProcessOptions {
  /** Variables that override the configuration of this server. */
  readonly env?: NodeJS.ProcessEnv
  readonly now?: () => Date
}

/** Mail of checks never leaves the process. */
const noMail = { deliver: async () => undefined, forget: async () => undefined }

/**
 * Opens a reference upstream with the keys of the named states, so that the contract's examples are valid. Seeding
 * the catalogue takes seconds.
 *
 * @throws Error where the configuration refuses `env`
 */
export async function openInProcess(options: InProcessOptions = {}): Promise<InProcessUpstream> {
  const { env = {}, now = () => new Date() } = options
  const provider = createCapturingProvider()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'layover-in-process-'))
  const read = readConfig({
    MERCHANT_KEY_ID: 'key-1',
    MERCHANT_SECRET: 'a-merchant-secret-of-enough-length',
    SIGNING_KEY: stateSigningKey,
    PASS_SIGNING_KEY: statePassKey,
    ACCOUNT_KEYS: exampleAccountKey,
    LOG_LEVEL: 'silent',
    TEST_STATES: 'on',
    SAMPLE_ACCOUNTS: 'on',
    SAMPLE_CODES: 'on',
    RECOVERY_INTERVAL_SECONDS: '86400',
    SHED_DELAY_MS: '0',
    BOOKING_LINK: 'https://shop.example/lounge/buypass/success?ref={reference}#k={key}',
    DATA_DIR,
    ...env,
  })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  const database = databaseOfPglite(await openPglite(), () => undefined)
  const { store, close } = await prepareStore(database)
  const app = await buildApp({ config: read.config, store, provider, now, transport: noMail })
  await app.ready()
  return {
    app,
    toState: async (name) => {
      provider.forget()
      await providerStates[name](store, now(), read.config.signingKeys)
    },
    close: async () => {
      await app.close()
      await close()
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
  }
}
