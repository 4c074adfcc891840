import { expect, it } from 'vitest'
import { createRefreshedValue } from './refreshed-value.ts'

it('returns a fresh value from the cache, the old one while a new one is made, and the last good one after a failure', async () => {
  let time = 0
  const made: string[] = []
  let isBroken = false
  const get = createRefreshedValue(
    async () => {
      if (isBroken) throw new Error('no')
      made.push(`number ${made.length + 1}`)
      return made.at(-1)
    },
    { freshMs: 1000, retryAfterMs: 100, now: () => time },
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

it('retries only after the pause while there is no value yet', async () => {
  let time = 0
  let tries = 0
  const get = createRefreshedValue(
    async () => {
      tries += 1
      throw new Error('no')
    },
    { freshMs: 1000, retryAfterMs: 100, now: () => time },
  )
  expect([await get(), await get(), tries]).toEqual([undefined, undefined, 1])
  time = 100
  await get()
  expect(tries).toBe(2)
})
