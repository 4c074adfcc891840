import type { MetricsSnapshot } from '../metrics/metrics-snapshot.ts'
import type { PrimaryMessage, WorkerMessage } from './messages.ts'

/** Does what the primary asks. Without a primary, Node ends this process. */
export function obeyPrimary(handlers: {
  readonly snapshot: () => Promise<MetricsSnapshot>
  readonly drain: (signal: NodeJS.Signals) => void
}): void {
  process.on('message', async (message: PrimaryMessage) => {
    if (message.ask === 'drain') return handlers.drain(message.signal)
    const answer: WorkerMessage = { metrics: await handlers.snapshot() }
    // The primary may be gone by now.
    return void process.send?.(answer, undefined, undefined, () => undefined)
  })
}
