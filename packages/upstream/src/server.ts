import { writeSync } from 'node:fs'
import { readCheckFlags } from '@layover/server-kit/environment/check-flags'
import { ListenError, listen } from '@layover/server-kit/environment/listen'
import { serveMetrics } from '@layover/server-kit/metrics/metrics-server'
import { buildApp } from './app.ts'
import { runCheck } from './check/check.ts'
import { type Config, readConfig, variables } from './config.ts'
import { createLedgerClient } from './payments/ledger-client.ts'
import { createProviderClient } from './payments/provider-client.ts'
import { StoreError } from './store/database/store-error.ts'
import { describeStanding, openStore } from './store/open-store.ts'

/** Longer than a payment may take, and less than the container engine waits before SIGKILL. */
const DRAIN_MS = 30_000

/** Error codes of an unusable folder: full, read-only, not permitted, or not a folder. */
const FOLDER_FAULTS = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST', 'ENOENT', 'EIO'])

function stopWith(lines: readonly string[]): never {
  for (const line of lines) process.stderr.write(`upstream: ${line}\n`)
  process.exit(1)
}

/** One line for the operator; an unexpected error is written with its stack. */
function startFault(error: unknown, config: Config): string {
  if (error instanceof StoreError || error instanceof ListenError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (FOLDER_FAULTS.has(String(code))) return `DATA_DIR: ${config.dataDir} cannot be written (${code})`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** A logger of its own, because the first connections are opened before the app's log exists. */
function reportIdleError({ message }: Error): void {
  process.stderr.write(`upstream: an idle database connection broke and is replaced: ${message}\n`)
}

async function start(config: Config): Promise<() => Promise<void>> {
  const { store, close } = await openStore(config, reportIdleError)
  try {
    const provider = createProviderClient(config.provider)
    const ledger = config.reconciles ? createLedgerClient(config.provider) : undefined
    const app = await buildApp({ config, store, provider, ledger })
    try {
      const { metrics, host, port } = config
      if (metrics !== undefined)
        await listen('METRICS_PORT', metrics, () => serveMetrics(app.metricsText, metrics))
      await listen('PORT', config, () => app.listen({ host, port }))
    } catch (error) {
      // Its jobs have begun, and need the store until they stop.
      await app.close()
      throw error
    }
    return async () => {
      await app.close()
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** What a start would find in the database; nothing is migrated (P592). */
async function standingOf({ databaseUrl, pool, dataDir }: Config): Promise<readonly string[]> {
  if (databaseUrl === undefined) return [`The database in ${dataDir} is read by a start alone.`]
  return await describeStanding(databaseUrl, pool.waitMs)
}

/** @returns the exit code; written at once, since the process ends with it */
async function check(config: Config, triesProvider: boolean): Promise<0 | 1> {
  const { provider, paymentPath } = config
  return await runCheck(
    {
      variables,
      env: process.env,
      standing: await standingOf(config),
      provider: triesProvider ? provider : undefined,
      opensSessions: paymentPath === 'session',
    },
    { out: (text) => writeSync(1, text), err: (text) => writeSync(2, text) },
  )
}

/** Finishes the calls in flight and closes the database; a second signal or the deadline ends the process at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = async (): Promise<void> => {
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

// What this server writes is for its own user.
process.umask(0o077)
const flags = readCheckFlags(process.argv.slice(2), 'provider')
if ('fault' in flags) stopWith([flags.fault])
const read = readConfig(process.env)
if ('faults' in read) stopWith(read.faults)
try {
  if (flags.check) process.exit(await check(read.config, flags.tries))
  stopOnSignals(await start(read.config))
} catch (error) {
  stopWith([startFault(error, read.config)])
}
