import cluster from 'node:cluster'
import { setFlagsFromString } from 'node:v8'
import { listen } from '@layover/server-kit/environment/listen'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { type DrainTimes, drain, timesAfter } from './drain.ts'
import { fail, failToListen } from './fail.ts'
import { openMetricsPort } from './metrics-port.ts'
import { keepTickShape } from './tick-shape.ts'
import { obeyPrimary } from './workers/worker.ts'

/**
 * After some idle seconds V8 lets a heap grow by little, and keeps to that under load: with answers of 60 KB it then collects
 * the whole heap eight times a second. To three times what is alive V8 lets a busy heap grow anyway.
 */
const HEAP_GROWTH = '--heap-growing-percent=200'

/** The most that V8 gives young objects, in MB. */
const YOUNG_SPACE_MB = Number.parseInt(process.versions.node, 10) < 24 ? 16 : 32

/**
 * V8 collects young objects in a task of its own once they fill 80 percent of their present space. Answers of 60 KB bring 64 MB
 * of new buffers before 80 percent of 32 MB: V8 then collects the whole heap, four times a second. 8 MB come sooner. Each
 * collection copies the objects of the requests under way, so far less than that would cost all requests time.
 */
const YOUNG_IN_USE = `--minor-gc-task-trigger=${(8 / YOUNG_SPACE_MB) * 100}`

/** Builds the gateway, or ends the process with the reason why it cannot. */
export async function buildOrFail(config: Config): Promise<FastifyInstance> {
  try {
    return await buildApp(config)
  } catch (error) {
    return fail(`The gateway cannot start: ${error instanceof Error ? error.message : String(error)}`)
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

/** A terminal sends Ctrl-C to the primary and to each worker; the primary decides. */
function drainWithPrimary(app: FastifyInstance, times: DrainTimes): void {
  const onSignal = (signal: NodeJS.Signals) => {
    if (!app.isDraining) void stop(app, signal, times)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', () => undefined)
  obeyPrimary({ snapshot: app.metricsSnapshot, drain: onSignal })
}

/** Serves in this process: all there is, or one worker of several. */
export async function serve(config: Config): Promise<void> {
  for (const flag of [HEAP_GROWTH, YOUNG_IN_USE]) setFlagsFromString(flag)
  keepTickShape()
  const app = await buildOrFail(config)
  if (cluster.isPrimary) await openMetricsPort(config, app.metricsText)
  const { host, port } = config
  const open = () => listen('PORT', config, () => app.listen({ host, port })).catch(failToListen)
  if (cluster.isPrimary) {
    await open()
    drainOnSignal(app, config.drain)
  } else {
    // The primary may ask as soon as it sees this worker listen.
    drainWithPrimary(app, config.drain)
    await open()
  }
}
