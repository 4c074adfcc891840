import { expect, it, vi } from 'vitest'
import { importPart } from './import-part.ts'

/** A module that the test's own loader finds by its address, hash or not. */
const ADDRESS = 'data:text/javascript,export const name = "part"'.replaceAll(' ', '%20')

it('imports a part once', async () => {
  const load = vi.fn(async () => 'part')
  await expect(importPart(load)).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(1)
})

it('imports the file under a new name where Firefox keeps the failure', async () => {
  const kept = new TypeError(`error loading dynamically imported module: ${ADDRESS}`)
  const part = importPart<{ name: string }>(() => Promise.reject(kept))
  await expect(part).resolves.toHaveProperty('name', 'part')
})

it('rejects with the failure of an engine that fetches again by itself', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: https://shop.example/part.js')
  await expect(importPart(() => Promise.reject(failure))).rejects.toBe(failure)
})
