import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchDespiteLeaving } from './fetch-despite-leaving.ts'

const fetched = vi.fn(async (_: Request) => new Response('reply'))

/** The first request stays open for ever, as Firefox leaves it. */
beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReturnValueOnce(new Promise(() => {})))
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

function post() {
  return new Request('https://shop.example/api/call', { method: 'POST', body: 'input' })
}

function comeBack() {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

for (const effect of ['read', 'hold'] as const) {
  it(`sends a ${effect} again, whole, when the page returns from the back/forward cache`, async () => {
    fetched.mockResolvedValue(new Response('reply'))
    const reply = fetchDespiteLeaving(post(), effect)
    comeBack()
    expect(await (await reply).text()).toBe('reply')
    const bodies = fetched.mock.calls.map(([request]) => request.text())
    expect(await Promise.all(bodies)).toEqual(['input', 'input'])
  })
}

it('takes the reply of an order for lost, and sends nothing by itself', async () => {
  const reply = fetchDespiteLeaving(post(), 'order')
  comeBack()
  await expect(reply).rejects.toThrow('left')
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('never sends twice what has no key', () => {
  void fetchDespiteLeaving(post(), 'submit')
  comeBack()
  expect(fetched).toHaveBeenCalledTimes(1)
})
