import { registerProcessMetrics } from '@layover/server-kit/metrics/process-metrics'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { openLog } from '../log/logger-options.ts'
import type { WorkerMessage } from './messages.ts'
import { registerReplacements } from './pool-metrics.ts'
import { createWorkerMetrics } from './worker-metrics.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

interface PrimaryOptions {
  readonly workers: number
  readonly logLevel: string
  readonly drain: { readonly deadlineMs: number }
}

/** Workers end by themselves at the deadline of a drain. One that is stuck is killed this much later. */
const FORCE_AFTER_MS = 2_000

/** A drain by all workers ends this process: with 0, or with 1 where a request was cut off. */
function drainOnSignal(pool: WorkerPool, stop: (signal: NodeJS.Signals) => Promise<boolean>): void {
  let isStopping = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (!isStopping) {
      isStopping = true
      process.exit((await stop(signal)) ? 0 : 1)
    }
    if (signal !== 'SIGINT') return
    pool.kill()
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
}

/** Starts workers, replaces them and ends them together. This process serves no visitor. */
export function createPrimary({ workers: size, logLevel, drain }: PrimaryOptions) {
  // Fastify makes the same logger as the workers'; this one never listens.
  const { log } = Fastify({ logger: openLog(logLevel, size) })
  const registry = new Registry()
  registerProcessMetrics(registry)
  const metrics = createWorkerMetrics(registry, () => pool.tell({ ask: 'metrics' }))
  const pool = createWorkerPool({
    size,
    log,
    onMessage: (id, message) => metrics.onAnswer(id, (message as WorkerMessage).metrics),
    onEnd: metrics.onEnd,
    onFailure() {
      log.fatal('no worker serves, and a new one cannot start')
      process.exit(1)
    },
  })
  registerReplacements(registry, pool.countReplaced)
  return {
    metricsText: metrics.text,
    start() {
      log.info({ workers: size }, 'starting workers')
      pool.start()
      drainOnSignal(pool, async (signal) => {
        log.info({ signal }, 'draining all workers')
        const timer = setTimeout(() => {
          log.warn('workers that did not end in time were killed')
          pool.kill()
        }, drain.deadlineMs + FORCE_AFTER_MS)
        pool.tell({ ask: 'drain', signal })
        const isClean = await pool.close()
        clearTimeout(timer)
        return isClean
      })
    },
  }
}
