import { Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface DrainTimes {
  /** How long the server still takes connections, so that a balancer can see that it is no longer ready. */
  readonly announceMs: number
  /** From the beginning of the drain until all that still runs is cut off. */
  readonly deadlineMs: number
}

const REAP_MS = 100

/** Ctrl-C skips the announcement, since a developer has no balancer. */
export function timesAfter(signal: NodeJS.Signals, times: DrainTimes): DrainTimes {
  return signal === 'SIGINT' ? { ...times, announceMs: 0 } : times
}

/** A request may be on its way on a connection that looks idle, so idle connections stay open for this long. */
const GRACE_MS = 1_000

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}

async function isBusy(app: FastifyInstance): Promise<boolean> {
  return app.countUpstreamRequests() > 0 || (await connectionsOf(app)) > 0
}

/**
 * Stops without losing a request. First the server is not ready, and each answer ends its connection. Then it takes no new
 * connections. Then it closes idle ones, until nothing runs or the deadline passes. It also waits for upstream requests of
 * visitors who left: one may be an order. Resolves with whether all requests ended in time.
 *
 * @param wait passes the time; a test decides when it is over
 */
export async function drain(
  app: FastifyInstance,
  { announceMs, deadlineMs }: DrainTimes,
  wait: (ms: number) => Promise<unknown> = setTimeout,
): Promise<boolean> {
  const end = performance.now() + deadlineMs
  const remaining = () => Math.max(0, end - performance.now())
  app.isDraining = true
  await wait(Math.min(announceMs, remaining()))
  // The close of an HTTP server would end idle connections at once, and lose requests that are on their way.
  Server.prototype.close.call(app.server)
  await wait(Math.min(announceMs > 0 ? GRACE_MS : 0, remaining()))
  while (remaining() > 0 && (await isBusy(app))) {
    app.server.closeIdleConnections()
    await wait(Math.min(REAP_MS, remaining()))
  }
  const isClean = !(await isBusy(app))
  app.server.closeAllConnections()
  await app.close()
  return isClean
}
