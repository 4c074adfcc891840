import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
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

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    fail(
      code === 'EADDRINUSE'
        ? `The gateway cannot start: port ${port} of ${host} is in use`
        : `The gateway cannot start: ${message}`,
    )
  }
}

const REAP_IDLE_MS = 100

/** New connections are refused, running calls end, and a deadline ends the rest: an order is let finish. */
function drainOnSignal(app: FastifyInstance, drainTimeoutMs: number): void {
  let isDraining = false
  const drain = async (signal: string) => {
    if (isDraining) return
    isDraining = true
    app.log.info({ signal }, 'draining')
    setTimeout(() => process.exit(1), drainTimeoutMs).unref()
    // Closing waits for connections that went idle after it began, up to the whole keep-alive time.
    setInterval(() => app.server.closeIdleConnections(), REAP_IDLE_MS).unref()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void drain(signal))
}

const config = readConfig()
const app = await build(config)
await listen(app, config)
drainOnSignal(app, config.drainTimeoutMs)
