import { writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeEnvironment } from '@layover/server-kit/environment/describe-environment'
import { serveMetrics } from '@layover/server-kit/metrics/metrics-server'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, ConfigError, loadConfig, variables } from './config.ts'
import { type DrainTimes, drain, timesAfter } from './drain.ts'
import { tryUpstream } from './try-upstream.ts'

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

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

async function build(config: Config): Promise<FastifyInstance> {
  try {
    return await buildApp(config)
  } catch (error) {
    return fail(`The gateway cannot start: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Listens on a port, or ends the process with the reason why it cannot. */
async function listen(
  { host, port }: { host: string; port: number },
  open: () => Promise<unknown>,
): Promise<void> {
  try {
    await open()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    fail(
      code === 'EADDRINUSE'
        ? `The gateway cannot start: port ${port} of ${host} is in use`
        : `The gateway cannot start: ${message}`,
    )
  }
}

/** Drains and ends the process: with 0, or with 1 where a request was cut off. */
async function stop(app: FastifyInstance, signal: NodeJS.Signals, times: DrainTimes): Promise<void> {
  app.log.info({ signal }, 'draining')
  try {
    const isClean = await drain(app, timesAfter(signal, times))
    if (!isClean) app.log.warn('the time to drain was over before all requests had ended')
    process.exit(isClean ? 0 : 1)
  } catch (error) {
    app.log.error({ err: error }, 'the drain failed')
    process.exit(1)
  }
}

/** A second SIGTERM changes nothing, since supervisors repeat it. A second Ctrl-C is a person who does not want to wait. */
function drainOnSignal(app: FastifyInstance, times: DrainTimes): void {
  const onSignal = (signal: NodeJS.Signals) => {
    if (!app.isDraining) return void stop(app, signal, times)
    if (signal === 'SIGINT') process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
}

/**
 * Prints the configuration and ends with 0. A fault that prevents a start has ended the process before. Where it is asked to,
 * it also tries the provider; the gateway's own warning then has more about a wrong answer.
 */
async function check(config: Config, triesUpstream: boolean): Promise<never> {
  const app = await build({ ...config, logLevel: triesUpstream ? 'warn' : 'silent' })
  const fault = triesUpstream ? await tryUpstream(app, config) : undefined
  await app.close()
  if (fault !== undefined) fail(`The provider cannot be used. ${fault}`)
  writeSync(process.stdout.fd, describeEnvironment(variables, process.env))
  if (triesUpstream) writeSync(process.stdout.fd, 'The provider answers as the contract says.\n')
  process.exit(0)
}

/** What the contract says, for people with access to this port; the shop's port never serves it. */
const references = {
  '/reference': new URL(import.meta.resolve('@layover/contracts/reference.html')),
  '/reference/upstream': new URL(import.meta.resolve('@layover/contracts/upstream-reference.html')),
}

const flags = readArguments()
const config = readConfig()
if (flags.check) await check(config, flags.upstream)
const app = await build(config)
const { metrics } = config
if (metrics) await listen(metrics, () => serveMetrics(app.metricsText, { ...metrics, html: references }))
await listen(config, () => app.listen({ host: config.host, port: config.port }))
drainOnSignal(app, config.drain)
