import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS } from '@layover/rules/durations'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { createRounds } from './rounds.ts'

const { log } = fastify()
const results: string[] = []
const reports = { log, ended: (result: string) => void results.push(result) }

/** A job whose rounds end when the test ends them. */
function heldJob() {
  const ends: (() => void)[] = []
  const job = async () => await new Promise<void>((end) => ends.push(end))
  return { job, ends }
}

async function settled(): Promise<void> {
  await pause(0)
}

it('begins at once, and again after the pause', async () => {
  let count = 0
  const rounds = createRounds(async () => (count += 1), 1, reports)
  rounds.start()
  while (count < 3) await pause(1)
  await rounds.stop()
})

it('combines requests during a round into one more round, and runs none before the start or after the stop', async () => {
  const { job, ends } = heldJob()
  const rounds = createRounds(job, DAY_MS, reports)
  rounds.wake()
  expect(ends).toHaveLength(0)
  rounds.start()
  for (let times = 0; times < 5; times += 1) rounds.wake()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await settled()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await settled()
  expect(ends).toHaveLength(2)
  rounds.wake()
  expect(ends).toHaveLength(3)
  const stopped = rounds.stop()
  rounds.wake()
  ends[2]?.()
  await stopped
  rounds.wake()
  expect(ends).toHaveLength(3)
})

it('goes on after a round that failed, and reports how each ended', async () => {
  results.length = 0
  let count = 0
  const rounds = createRounds(
    async () => {
      count += 1
      if (count === 1) throw new Error('not this time')
    },
    1,
    reports,
  )
  rounds.start()
  while (count < 3) await pause(1)
  await rounds.stop()
  expect(results.slice(0, 3)).toEqual(['failed', 'done', 'done'])
})

it('aborts the running round when it stops', async () => {
  const rounds = createRounds(
    async (signal) => await new Promise<void>((end) => signal.addEventListener('abort', () => end())),
    DAY_MS,
    reports,
  )
  rounds.start()
  await rounds.stop()
})
