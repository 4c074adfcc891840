import { afterEach, expect, it, vi } from 'vitest'
import { placeCopies } from '../session/place-copies.ts'
import { orSaved } from './or-saved.ts'

const request = new Request('http://shop.test/airport/layover/ZRH?terminal=1')
const copy = { value: { airport: 'old' }, savedAt: 5 }

const keep = vi.spyOn(placeCopies, 'keep').mockResolvedValue(true)
const find = vi.spyOn(placeCopies, 'find').mockResolvedValue(copy)

afterEach(() => {
  vi.useRealTimers()
  keep.mockClear()
})

it('new data are kept under the path of the page', async () => {
  const data = { airport: 'new', nearest: undefined }
  expect(await orSaved(request, async () => data)).toBe(data)
  await vi.waitFor(() => expect(keep).toHaveBeenCalledWith('/airport/layover/ZRH', data))
})

it('data with a part that failed to load are shown and replace no copy', async () => {
  const data = { airport: 'new', lounges: null }
  expect(await orSaved(request, async () => data)).toBe(data)
  await Promise.resolve()
  expect(keep).not.toHaveBeenCalled()
})

it('a failure shows the copy with its time, or stays one', async () => {
  expect(await orSaved(request, async () => null)).toEqual({ airport: 'old', savedAt: 5 })
  find.mockResolvedValueOnce(undefined)
  expect(await orSaved(request, async () => null)).toBeNull()
})

it('a connection that leads nowhere shows the copy after 8 s', async () => {
  vi.useFakeTimers()
  const shown = orSaved(request, () => new Promise<null>(() => {}))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await shown).toEqual({ airport: 'old', savedAt: 5 })
})

it('data and refusals that come in time leave no timer behind', async () => {
  vi.useFakeTimers()
  await orSaved(request, async () => ({ airport: 'new' }))
  await orSaved(request, () => Promise.reject(new Error('refused'))).catch(() => {})
  expect(vi.getTimerCount()).toBe(0)
})

it('a place that the server does not know is none, whatever is saved', async () => {
  const gone = new Response(null, { status: 404 })
  await expect(orSaved(request, () => Promise.reject(gone))).rejects.toBe(gone)
})
