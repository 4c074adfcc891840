import { existsSync, readdirSync } from 'node:fs'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { Counter, type Registry } from 'prom-client'
import { createReadings, type Readings } from './readings.ts'

/** Linux alone has this folder; elsewhere open files are not exported. */
const OPEN_FILES = '/proc/self/fd'

const RESOLUTION_MS = 10
const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** Counts the time of garbage collections as they end. Returns a function that stops it. */
function observeCollections(registry: Registry): () => void {
  const seconds = new Counter({
    name: 'nodejs_gc_seconds_total',
    help: 'Time spent collecting garbage.',
    registers: [registry],
  })
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seconds.inc(duration / 1000)
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => observer.disconnect()
}

/** Measures the lag of the event loop between two scrapes. Returns a function that stops it. */
function observeEventLoop({ labelledGauge }: Readings): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const lagSeconds = (percentile: number) => {
    const nanoseconds = delays.percentile(percentile)
    const lag = nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000
    return Number.isFinite(lag) ? Math.max(0, lag) : 0
  }
  labelledGauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'Lag of the event loop since the last scrape.',
    aggregator: 'max',
    label: 'quantile',
    read() {
      const lags = { '0.5': lagSeconds(50), '0.99': lagSeconds(99) }
      delays.reset()
      return lags
    },
  })
  return () => delays.disable()
}

function registerMemory({ gauge }: Readings): void {
  gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory in use.',
    read: () => process.memoryUsage.rss(),
  })
  gauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Heap in use.',
    read: () => process.memoryUsage().heapUsed,
  })
  gauge({
    name: 'nodejs_heap_size_total_bytes',
    help: 'Heap reserved.',
    read: () => process.memoryUsage().heapTotal,
  })
  gauge({
    name: 'nodejs_external_memory_bytes',
    help: 'Memory of buffers.',
    read: () => process.memoryUsage().external,
  })
}

/**
 * Registers metrics of the Node process under the usual names. prom-client's own set has no quantiles in one metric, counts
 * only the first garbage collection of a report and cannot be stopped. Returns a function that stops the observers.
 */
export function registerProcessMetrics(registry: Registry): () => void {
  const readings = createReadings(registry)
  const { counter, gauge, labelledGauge } = readings
  const startedAtS = Date.now() / 1000 - process.uptime()
  counter({
    name: 'process_cpu_user_seconds_total',
    help: 'Processor time in this program.',
    read: () => process.cpuUsage().user / MICROSECONDS,
  })
  counter({
    name: 'process_cpu_system_seconds_total',
    help: 'Processor time in the system for this program.',
    read: () => process.cpuUsage().system / MICROSECONDS,
  })
  gauge({
    name: 'process_start_time_seconds',
    help: 'Start of this process, in seconds since 1970.',
    aggregator: 'min',
    read: () => startedAtS,
  })
  if (existsSync(OPEN_FILES)) {
    gauge({
      name: 'process_open_fds',
      help: 'Open files and connections.',
      read: () => readdirSync(OPEN_FILES).length,
    })
  }
  registerMemory(readings)
  labelledGauge({
    name: 'nodejs_version_info',
    help: 'Version of Node.',
    aggregator: 'first',
    label: 'version',
    read: () => ({ [process.version]: 1 }),
  })
  const stopEventLoop = observeEventLoop(readings)
  const stopCollections = observeCollections(registry)
  return () => {
    stopEventLoop()
    stopCollections()
  }
}
