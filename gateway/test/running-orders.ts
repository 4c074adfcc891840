import { expect } from 'vitest'
import { type FakeUpstream, held, json } from './fake-upstream.ts'
import { type Connection, SOON } from './worker-processes.ts'

const ORDER = '/api/lounge/confirmPaymentOrder'
const body = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }

/**
 * Sends an order over each connection; they are all at the provider once this resolves. `release` answers them, and
 * `outcomes` has the status of each answer, or `cut`.
 */
export async function runOrders(upstream: FakeUpstream, connections: readonly Connection[]) {
  const running = held(json({ state: '99', errorCode: 'NOT_FOUND' }))
  upstream.play(running.script)
  const sent = connections.map(async ({ post }) => {
    const answer = await post(ORDER, body, { 'idempotency-key': crypto.randomUUID() })
    await answer.body.dump()
    return answer.statusCode
  })
  const ends = Promise.allSettled(sent)
  await expect.poll(() => upstream.seen.length, SOON).toBe(connections.length)
  return {
    release: running.release,
    outcomes: async () => (await ends).map((end) => (end.status === 'fulfilled' ? end.value : 'cut')),
  }
}
