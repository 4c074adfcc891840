import cluster from 'node:cluster'
import { parseArgs } from 'node:util'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { fail } from './fail.ts'

/** The flags that were given. An unknown one must not start a server. */
function readArguments(): { readonly check: boolean; readonly upstream: boolean } {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({ options: { check: flag, upstream: flag } })
    return values.upstream && !values.check ? fail('--upstream goes with --check') : values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

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

const flags = readArguments()
const config = readConfig()
// A primary needs no part of the gateway, so each process loads its own parts alone.
if (flags.check) await import('./check.ts').then(({ check }) => check(config, flags.upstream))
else if (config.workers > 1 && cluster.isPrimary) await startPrimary(config)
else await import('./serve.ts').then(({ serve }) => serve(config))
