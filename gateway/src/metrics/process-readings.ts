import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import type { Reading, Registry } from './registry.ts'

const RESOLUTION_MS = 10

/** Linux alone lists them; elsewhere there is nothing to say. */
function openFiles(): Reading[] {
  try {
    return [[[], readdirSync('/proc/self/fd').length]]
  } catch {
    return []
  }
}

/** Collections of garbage, as they end. */
function watchCollections(registry: Registry): () => void {
  const seconds = registry.counter('nodejs_gc_seconds_total', 'Time spent collecting garbage.')()
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seconds.add(duration / 1000)
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => observer.disconnect()
}

/** What any Node process tells, under the names that Prometheus's clients use. Returns what ends the watching. */
export function registerProcess(registry: Registry): () => void {
  const one = (kind: 'counter' | 'gauge', name: string, help: string, now: () => number) =>
    registry.read(kind, name, help, [], () => [[[], now()]])
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const startedAt = Date.now() / 1000 - process.uptime()

  one(
    'counter',
    'process_cpu_user_seconds_total',
    'Processor time of our own.',
    () => process.cpuUsage().user / 1e6,
  )
  one(
    'counter',
    'process_cpu_system_seconds_total',
    'Processor time of the system for us.',
    () => process.cpuUsage().system / 1e6,
  )
  one(
    'gauge',
    'process_start_time_seconds',
    'When this process began, in seconds since 1970.',
    () => startedAt,
  )
  one('gauge', 'process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss())
  registry.read('gauge', 'process_open_fds', 'Open files and connections.', [], openFiles)
  one('gauge', 'nodejs_heap_size_used_bytes', 'Heap in use.', () => process.memoryUsage().heapUsed)
  one('gauge', 'nodejs_heap_size_total_bytes', 'Heap taken.', () => process.memoryUsage().heapTotal)
  one('gauge', 'nodejs_external_memory_bytes', 'Memory of buffers.', () => process.memoryUsage().external)
  registry.read(
    'gauge',
    'nodejs_eventloop_lag_seconds',
    'How much later than asked the event loop turned, since the last reading.',
    ['quantile'],
    () => {
      const lag = (ms: number) => (Number.isFinite(ms) ? Math.max(0, ms / 1e6 - RESOLUTION_MS) / 1000 : 0)
      const found: Reading[] = [0.5, 0.99].map((part) => [[String(part)], lag(delays.percentile(part * 100))])
      delays.reset()
      return found
    },
  )
  registry.read('gauge', 'nodejs_version_info', 'Node’s version.', ['version'], () => [
    [[process.version], 1],
  ])
  const stopCollections = watchCollections(registry)
  return () => {
    delays.disable()
    stopCollections()
  }
}
