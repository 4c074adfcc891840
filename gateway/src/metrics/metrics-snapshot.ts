import type { Registry } from 'prom-client'

/** The values of all metrics of one process, as they go from one process to another. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
