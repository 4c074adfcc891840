import { listen } from '@layover/server-kit/environment/listen'
import { serveMetrics } from '@layover/server-kit/metrics/metrics-server'
import type { Config } from './config.ts'
import { failToListen } from './fail.ts'

/** What the contract says, for people with access to this port; the shop's port never serves it. */
const references = {
  '/reference': new URL(import.meta.resolve('@layover/contracts/reference.html')),
  '/reference/upstream': new URL(import.meta.resolve('@layover/contracts/upstream-reference.html')),
}

/** Opens the port of metrics, where there is one. */
export async function openMetricsPort({ metrics }: Config, text: () => Promise<string>): Promise<void> {
  if (!metrics) return
  const open = () => serveMetrics(text, { ...metrics, html: references })
  await listen('METRICS_PORT', metrics, open).catch(failToListen)
}
