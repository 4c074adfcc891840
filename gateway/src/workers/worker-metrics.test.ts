import { sumOf } from '@layover/endurance/harness/scrape'
import { Counter, Gauge, Registry } from 'prom-client'
import { afterEach, expect, it, vi } from 'vitest'
import { createWorkerMetrics } from './worker-metrics.ts'

afterEach(() => vi.useRealTimers())

/** The metrics of a worker, as they arrive from its process. */
async function snapshotOf(calls: number, open: number) {
  const registers = [new Registry()]
  new Counter({ name: 'calls_total', help: 'Calls.', registers }).inc(calls)
  new Gauge({ name: 'open', help: 'Open.', registers }).set(open)
  new Gauge({ name: 'lag', help: 'Lag.', registers, aggregator: 'max' }).set(open)
  return JSON.parse(JSON.stringify(await registers[0]?.getMetricsAsJSON()))
}

async function createTwo() {
  const asked: (readonly number[])[] = [[1, 2]]
  const metrics = createWorkerMetrics(new Registry(), () => asked.at(-1) ?? [])
  const scrape = async () => {
    const text = await metrics.text()
    return ['calls_total', 'open', 'lag'].map((name) => sumOf(text, name))
  }
  return { ...metrics, asked, scrape }
}

it('adds up what is counted, and takes of other values what their metric says', async () => {
  const { scrape, onAnswer } = await createTwo()
  const scraped = scrape()
  onAnswer(1, await snapshotOf(10, 3))
  onAnswer(2, await snapshotOf(5, 4))
  expect(await scraped).toEqual([15, 7, 4])
})

it('keeps the counts of workers that are gone, so that no sum falls, and forgets their other values', async () => {
  const { scrape, onAnswer, onEnd, asked } = await createTwo()
  onAnswer(1, await snapshotOf(10, 3))
  onAnswer(2, await snapshotOf(5, 4))
  onEnd(1)
  onEnd(2)
  asked.push([3])
  const scraped = scrape()
  onAnswer(3, await snapshotOf(1, 1))
  expect(await scraped).toEqual([16, 1, 1])
})

it('does not wait for a worker that ends instead of an answer', async () => {
  const { scrape, onAnswer, onEnd } = await createTwo()
  const scraped = scrape()
  onAnswer(1, await snapshotOf(10, 3))
  onEnd(2)
  expect(await scraped).toEqual([10, 3, 3])
})

it('takes the last values of a worker that is too busy to answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { scrape, onAnswer } = await createTwo()
  onAnswer(1, await snapshotOf(10, 3))
  onAnswer(2, await snapshotOf(5, 4))
  const scraped = scrape()
  onAnswer(1, await snapshotOf(20, 3))
  vi.runAllTimers()
  expect(await scraped).toEqual([25, 7, 4])
})
