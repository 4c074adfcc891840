import type { MetricsSnapshot } from '../metrics/metrics-snapshot.ts'

/** What the primary asks of a worker. */
export type PrimaryMessage =
  | { readonly ask: 'drain'; readonly signal: NodeJS.Signals }
  | { readonly ask: 'metrics' }

/** A worker's answer to `metrics`. */
export interface WorkerMessage {
  readonly metrics: MetricsSnapshot
}
