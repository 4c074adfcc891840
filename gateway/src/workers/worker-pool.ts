import cluster, { type Worker } from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import { closeHandedOver } from './handed-over.ts'
import type { PrimaryMessage } from './messages.ts'
import { createReplacements } from './replacements.ts'

interface PoolOptions {
  readonly size: number
  readonly log: FastifyBaseLogger
  readonly onMessage: (id: number, message: unknown) => void
  readonly onEnd: (id: number) => void
  /** None serves, and none of as many could start. */
  readonly onFailure: () => void
}

/** Starts a process. `onEnd` gets its exit code, and is called also where the process could not be made. */
function startWorker(
  log: FastifyBaseLogger,
  onEnd: (worker: Worker, code: number | null, signal: string | null) => void,
): Worker {
  const worker = cluster.fork()
  closeHandedOver(worker)
  worker.on('exit', (code, signal) => onEnd(worker, code, signal))
  worker.on('error', (error) => {
    log.error({ err: error, worker: worker.process.pid }, 'a worker failed')
    if (worker.process.pid === undefined) onEnd(worker, null, null)
  })
  return worker
}

/**
 * Keeps this many workers. The first one starts alone, so that a fault which they all have is reported once. One that ends
 * unasked is replaced, after a growing pause where it ended soon.
 */
export function createWorkerPool({ size, log, onMessage, onEnd, onFailure }: PoolOptions) {
  /** When each worker began to serve; undefined while it starts. */
  const workers = new Map<Worker, number | undefined>()
  /** Starts that failed since a worker last began to serve. */
  let failedStarts = 0
  let onStopped: ((isClean: boolean) => void) | undefined
  const replacements = createReplacements((after) => {
    log.info({ worker: start().process.pid, ...after }, 'a worker starts in place of one that ended')
  })
  const serving = () => [...workers.keys()].filter((worker) => workers.get(worker) !== undefined)

  function start(): Worker {
    const worker = startWorker(log, end)
    workers.set(worker, undefined)
    worker.once('listening', () => {
      workers.set(worker, performance.now())
      failedStarts = 0
      log.info({ worker: worker.process.pid }, 'a worker serves')
    })
    worker.on('message', (message) => onMessage(worker.id, message))
    return worker
  }
  /** One start that failed, perhaps by a kill, says nothing of others that run or wait. */
  function canNoneStart(): boolean {
    const others = workers.size + replacements.countWaiting()
    return serving().length === 0 && (others === 0 || failedStarts >= size)
  }
  function end(worker: Worker, code: number | null, signal: string | null) {
    const since = workers.get(worker)
    if (!workers.delete(worker)) return
    onEnd(worker.id)
    if (onStopped) return onStopped(since === undefined || code === 0)
    log.warn({ worker: worker.process.pid, code, signal }, 'a worker ended')
    if (since !== undefined) return replacements.replace(performance.now() - since)
    failedStarts += 1
    if (canNoneStart()) onFailure()
    else replacements.replace(0)
  }
  return {
    start() {
      start().once('listening', () => {
        for (let more = 1; more < size && !onStopped; more++) start()
      })
    },
    /** Tells all workers that serve, and returns their ids. One that just ended cannot be told; `onEnd` follows. */
    tell(message: PrimaryMessage): readonly number[] {
      return serving().map((worker) => {
        worker.send(message, () => undefined)
        return worker.id
      })
    },
    kill() {
      for (const worker of workers.keys()) worker.process.kill('SIGKILL')
    },
    /** Starts no more workers, and kills those that do not serve yet. Resolves once all ended, with whether each did with 0. */
    close(): Promise<boolean> {
      replacements.cancel()
      const starting = [...workers.keys()].filter((worker) => workers.get(worker) === undefined)
      for (const worker of starting) worker.process.kill('SIGKILL')
      return new Promise((resolve) => {
        let areClean = true
        onStopped = (isClean) => {
          areClean &&= isClean
          if (workers.size === 0) resolve(areClean)
        }
        if (workers.size === 0) resolve(true)
      })
    },
    countReplaced: replacements.count,
  }
}

export type WorkerPool = ReturnType<typeof createWorkerPool>
