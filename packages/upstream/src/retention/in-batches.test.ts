import { expect, it } from 'vitest'
import { inBatches } from './in-batches.ts'

/** A job that finds this many rows in all. */
function jobOf(rows: number) {
  const taken: number[] = []
  let left = rows
  const job = async (limit: number) => {
    const found = Math.min(left, limit)
    left -= found
    taken.push(found)
    return found
  }
  return { job, taken }
}

it('takes at most a hundred rows at a time, until there are no more', async () => {
  const { job, taken } = jobOf(250)
  expect(await inBatches(undefined, job)).toBe(250)
  expect(taken).toEqual([100, 100, 50])
})

it('ends after the current batch when the server stops', async () => {
  const { job, taken } = jobOf(250)
  const stopping = new AbortController()
  const work = inBatches(stopping.signal, async (limit) => {
    stopping.abort()
    return await job(limit)
  })
  expect(await work).toBe(100)
  expect(taken).toEqual([100])
})
