import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Config, ConfigError, loadConfig } from './config.ts'
import { type DrainTimes, drain } from './drain.ts'

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

function drainOnSignal(app: FastifyInstance, times: DrainTimes): void {
  const stop = async (signal: string) => {
    if (app.isDraining) return
    app.log.info({ signal }, 'draining')
    // Whoever presses Ctrl-C has no balancer to tell.
    const isClean = await drain(app, signal === 'SIGINT' ? { ...times, announceMs: 0 } : times)
    if (!isClean) app.log.warn('the time to drain was over before all requests were')
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

const config = readConfig()
const app = await build(config)
await listen(app, config)
drainOnSignal(app, config.drain)
