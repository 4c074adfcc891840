import { expect, it } from 'vitest'
import { createRefreshed } from './refreshed.ts'

it('keeps what is fresh, gives out what is old while a new one is made, and the last good one after a failure', async () => {
  let time = 0
  const made: string[] = []
  let isBroken = false
  const get = createRefreshed(
    async () => {
      if (isBroken) throw new Error('no')
      made.push(`number ${made.length + 1}`)
      return made.at(-1)
    },
    { freshMs: 1000, restMs: 100, now: () => time },
  )
  expect(await Promise.all([get(), get()])).toEqual(['number 1', 'number 1'])
  time = 1000
  expect(await get()).toBe('number 1')
  await Promise.resolve()
  expect(await get()).toBe('number 2')
  isBroken = true
  time = 5000
  for (let i = 0; i < 3; i++) expect(await get()).toBe('number 2')
})

it('tries again only after a rest while there is nothing yet', async () => {
  let time = 0
  let tries = 0
  const get = createRefreshed(
    async () => {
      tries += 1
      throw new Error('no')
    },
    { freshMs: 1000, restMs: 100, now: () => time },
  )
  expect([await get(), await get(), tries]).toEqual([undefined, undefined, 1])
  time = 100
  await get()
  expect(tries).toBe(2)
})
