import { expect, it, vi } from 'vitest'
import { despiteLeaving } from './despite-leaving.ts'

function comeBack(persisted: boolean) {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

/** The first load stays open for ever, as Firefox leaves it. */
function leftOpen(next: () => Promise<string>) {
  return vi.fn(next).mockReturnValueOnce(new Promise(() => {}))
}

it('loads again when the page returns from the back/forward cache', async () => {
  const load = leftOpen(async () => 'part')
  const part = despiteLeaving(load)
  comeBack(false)
  expect(load).toHaveBeenCalledTimes(1)
  comeBack(true)
  await expect(part).resolves.toBe('part')
})

it('answers the first load where the browser ends it', async () => {
  let end = (_: string) => {}
  const load = vi.fn(() => new Promise<string>(() => {}))
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      end = resolve
    }),
  )
  const part = despiteLeaving(load)
  comeBack(true)
  end('first')
  await expect(part).resolves.toBe('first')
})

it('does other work instead where that is given', async () => {
  const part = despiteLeaving(
    leftOpen(async () => 'part'),
    async () => 'other',
  )
  comeBack(true)
  await expect(part).resolves.toBe('other')
})

it('rejects what fails', async () => {
  const part = despiteLeaving(leftOpen(() => Promise.reject(new Error('gone'))))
  comeBack(true)
  await expect(part).rejects.toThrow('gone')
})

it('loads nothing more once the part has come', async () => {
  const load = vi.fn(async () => 'part')
  await despiteLeaving(load)
  comeBack(true)
  expect(load).toHaveBeenCalledTimes(1)
})
