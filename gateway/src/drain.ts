import { Server } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface DrainTimes {
  /** How long a balancer gets to see that this server is no longer ready, before it takes no new connections. */
  readonly announceMs: number
  /** From the beginning to the last moment at which anything still running is cut off. */
  readonly deadlineMs: number
}

const REAP_MS = 100

/** Whoever presses Ctrl-C has no balancer to tell. */
export function timesAfter(signal: NodeJS.Signals, times: DrainTimes): DrainTimes {
  return signal === 'SIGINT' ? { ...times, announceMs: 0 } : times
}

/** A request may be on its way on a connection that looks idle: its sender gets as long to learn that it is the last one. */
const GRACE_MS = 1_000

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
}

async function isBusy(app: FastifyInstance): Promise<boolean> {
  return app.countUpstreamRequests() > 0 || (await connectionsOf(app)) > 0
}

/**
 * Ends without losing a request: first not ready, with each answer its connection's last; then no new connections; then
 * idle ones are closed, until nothing runs or the deadline passes. What was asked of the upstream for a visitor who left is
 * waited for too: it may be an order. Resolves with whether all ended by itself.
 *
 * @param wait what passes the time; a test decides when it is over
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
  // An http server's own close ends idle connections at once, and with them what is on its way to us.
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
