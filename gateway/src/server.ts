import cluster from 'node:cluster'
import { readCheckFlags } from '@layover/server-kit/environment/check-flags'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { fail } from './fail.ts'

function readConfig(): Config {
  try {
    return loadConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message)
    throw error
  }
}

async function startPrimary(config: Config): Promise<void> {
  const { createPrimary } = await import('./workers/primary.ts')
  const { openMetricsPort } = await import('./metrics-port.ts')
  const primary = createPrimary(config)
  await openMetricsPort(config, primary.metricsText)
  primary.start()
}

const flags = readCheckFlags(process.argv.slice(2), 'upstream')
if ('fault' in flags) fail(flags.fault)
const config = readConfig()
// A primary needs no part of the gateway, so each process loads its own parts alone.
if (flags.check) await import('./check.ts').then(({ check }) => check(config, flags.tries))
else if (config.workers > 1 && cluster.isPrimary) await startPrimary(config)
else await import('./serve.ts').then(({ serve }) => serve(config))
