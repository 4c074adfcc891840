import type { Finding } from '../findings.ts'

/** The memory of an idle server after a collection of garbage. */
export interface MemorySample {
  readonly minute: number
  readonly heapMb: number
  readonly rssMb: number
}

/** The growth that a whole run may have: less than twenty bytes of heap for a request; resident memory is coarser. */
const HEAP_GROWTH_MB = 4
const RSS_GROWTH_MB = 24

/** In this share of a run code is compiled and pools are filled; the steady time begins after it. */
const SETTLING = 0.3

/** Growth per minute of the straight line nearest to the points. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0)
  return points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0) / spread
}

/** Whether memory stays flat once the server has settled, by the slope over the time that is left. */
export function memoryFindings(samples: readonly MemorySample[]): Finding[] {
  const steady = samples.slice(Math.ceil(samples.length * SETTLING))
  const minutes = (steady.at(-1)?.minute ?? 0) - (steady[0]?.minute ?? 0)
  const one = (name: string, of: (sample: MemorySample) => number, most: number): Finding => {
    const slope = slopeOf(steady.map((sample) => [sample.minute, of(sample)]))
    const [from, to] = [steady[0], steady.at(-1)].map((sample) => (sample ? of(sample).toFixed(1) : '?'))
    return {
      promise: `${name} grows by less than ${most} MB over the steady time`,
      isKept: slope * minutes < most,
      found: `${from} to ${to} MB in ${minutes.toFixed(1)} min, ${slope.toFixed(2)} MB a minute`,
    }
  }
  return [
    one('heap', ({ heapMb }) => heapMb, HEAP_GROWTH_MB),
    one('RSS', ({ rssMb }) => rssMb, RSS_GROWTH_MB),
  ]
}
