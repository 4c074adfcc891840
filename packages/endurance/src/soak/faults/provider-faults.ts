import { progress } from '@layover/toolchain/print'
import { sumOf } from '../../harness/scrape.ts'
import { pause, type SoakSize, startCrowd } from '../crowd.ts'
import { type Finding, same, table } from '../findings.ts'
import { type Fleet, startFleet } from '../fleet.ts'
import { logFindings } from '../logs.ts'
import { timesTable, wrongs } from '../sightings.ts'
import { createWatch, type Watch } from '../watch.ts'
import { retryFinding, scrape, watchBreaker } from './gateway-metrics.ts'
import { sampleCalls } from './sample-calls.ts'
import { sendSample, someSample } from './send-sample.ts'
import { type MemorySample, memoryFindings } from './steady-memory.ts'
import { type StubProvider, startStubProvider } from './stub-provider.ts'

const PAUSE_MS = 20
const [MIN_SEGMENTS, MAX_SEGMENTS] = [6, 20]
/** Longer than the breaker stays open, so that its probe fails too. */
const OUTAGE_MS = 3_000
/** By then the connections of visitors who left are closed, and so is the breaker. */
const QUIET_MS = 3_000

/** Broken contract, unavailable, too late: the statuses that a gateway may send for its provider. */
const OF_THE_PROVIDER = new Set([502, 503, 504])

const REPORT_MEMORY = new URL('./report-memory.mjs', import.meta.url).href
/** Load in segments, the provider gone in the middle of every third; between them nothing runs, and memory is read. */
async function load(fleet: Fleet, watch: Watch, provider: StubProvider, size: SoakSize) {
  const samples: MemorySample[] = []
  const begun = performance.now()
  let outages = 0
  const segments = Math.min(MAX_SEGMENTS, Math.max(MIN_SEGMENTS, Math.round(2 * size.minutes)))
  for (let segment = 0; segment < segments; segment += 1) {
    const plan = { ...size, minutes: size.minutes / segments, pauseMs: PAUSE_MS }
    const crowd = startCrowd(plan, async () => void (await sendSample(fleet, watch, someSample())))
    if (segment % 3 === 1) {
      outages += 1
      provider.turn('gone')
      await pause(OUTAGE_MS)
      provider.turn('faulty')
    }
    await crowd.done
    await pause(QUIET_MS)
    const [gateway] = fleet.gateways
    const memory = (await gateway?.query()) as Omit<MemorySample, 'minute'>
    samples.push({ ...memory, minute: (performance.now() - begun) / 60_000 })
  }
  return { samples, outages }
}

function memoryTable(samples: readonly MemorySample[]): string {
  const rows = samples.map(({ minute, heapMb, rssMb }) =>
    [minute, heapMb, rssMb].map((value) => value.toFixed(1)),
  )
  return table(['minute', 'heap MB', 'RSS MB'], rows)
}

/** The provider is well again: every call is served, and no trace of the faults is left. */
async function recoveryFindings(fleet: Fleet, watch: Watch, provider: StubProvider): Promise<Finding[]> {
  provider.turn('well')
  await pause(QUIET_MS)
  const statuses: number[] = []
  for (const sample of sampleCalls) statuses.push(await sendSample(fleet, watch, sample))
  const inFlight = sumOf(await scrape(String(fleet.metrics[0])), 'layover_gateway_upstream_in_flight')
  return [
    same(
      'once the provider is well, every call is served',
      sampleCalls.length,
      statuses.filter((status) => status === 200).length,
    ),
    same('no question is left without an end', 0, inFlight),
  ]
}

/** One gateway before a provider with every kind of fault. Visitors may notice no more than they must. */
export async function providerFaults(size: SoakSize): Promise<Finding[]> {
  const provider = await startStubProvider()
  const fleet = await startFleet({
    gateways: 1,
    upstreams: 0,
    gatewayEnv: {
      UPSTREAM_URL: provider.url,
      CACHE_MAX_BYTES: '1000000',
      IDEMPOTENCY_MAX_BYTES: '1000000',
      // The soak stands for the edge, and names the addresses of visitors as it does.
      TRUST_PROXY: '127.0.0.1',
    },
    gatewayProcess: { nodeArgs: ['--expose-gc'], imports: [REPORT_MEMORY] },
  })
  const watch = createWatch({
    connections: size.visitors,
    mayAnswer: (_call, status) => OF_THE_PROVIDER.has(status),
  })
  const breaker = watchBreaker(String(fleet.metrics[0]))
  try {
    progress(`A provider that fails, under load of ${size.visitors} visitors for ${size.minutes} min …`)
    provider.turn('faulty')
    const { samples, outages } = await load(fleet, watch, provider, size)
    const recovered = await recoveryFindings(fleet, watch, provider)
    const { opened, last } = await breaker.seen()
    const { seen, repeated } = provider.orders()
    console.log(`\n${timesTable(watch.seen)}\n\n${memoryTable(samples)}\n`)
    return [
      ...wrongs(watch, 'every answer is ours: an envelope, or a problem of 502, 503 or 504'),
      ...recovered,
      ...memoryFindings(samples),
      {
        promise: 'the breaker opens in each outage',
        isKept: opened >= outages,
        found: `${opened} times in ${outages}`,
      },
      same('and is closed at the end', 'closed', last),
      retryFinding(await scrape(String(fleet.metrics[0]))),
      {
        promise: 'no order is sent to the provider twice',
        isKept: seen > 0 && repeated === 0,
        found: `${repeated} of ${seen}`,
      },
      ...logFindings(fleet),
    ]
  } finally {
    breaker.stop()
    await watch.close()
    await fleet.remove()
    provider.close()
  }
}
