import { randomUUID } from 'node:crypto'
import { Agent, request } from 'undici'
import { someAddress } from '../../../harness/some-address.ts'
import { Visitor } from '../../../harness/visitor.ts'
import { oneOf } from '../../crowd.ts'
import { type SampleCall, sampleCalls } from '../../faults/sample-calls.ts'
import type { RehearsedShop } from '../rehearsed-shop.ts'
import { repeated } from './fault.ts'

/** Calls that nothing caches. */
const QUOTES = sampleCalls.filter(({ call }) => call.id === 'lounge.calculateLoungePrice')
const ORDERS = sampleCalls.filter(({ call }) => call.effect === 'order' && call.method === 'POST')

function sender(shop: RehearsedShop, samples: readonly SampleCall[], agent: Agent) {
  const weighted = samples.map((sample) => [1, sample] as const)
  return async () => {
    const { path, body } = oneOf(weighted)
    const answer = await request(`${shop.address}/api${path}`, {
      dispatcher: agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': someAddress(),
      },
      body: body ?? '{}',
    })
    await answer.body.dump()
  }
}

/** The calls of orders and payments, a few a second. @returns their end */
export function ordering(shop: RehearsedShop, atOnce = 2, pauseMs = 200): () => Promise<void> {
  const agent = new Agent()
  const end = repeated(sender(shop, ORDERS, agent), { atOnce, pauseMs })
  return async () => {
    await end()
    await agent.destroy()
  }
}

/** More orders and quotes at once than the gateway has connections, from many addresses. @returns their end */
export function flooding(shop: RehearsedShop): () => Promise<void> {
  const agent = new Agent()
  const ends = [
    repeated(sender(shop, ORDERS, agent), { atOnce: 120 }),
    repeated(sender(shop, QUOTES, agent), { atOnce: 180 }),
  ]
  return async () => {
    await Promise.all(ends.map(async (end) => await end()))
    await agent.destroy()
  }
}

/** A new visitor whose requests come from this address. */
export async function visitorFrom({ address }: RehearsedShop, from: string): Promise<Visitor> {
  const visitor = new Visitor(
    address,
    async (url, { headers, ...rest } = {}) =>
      await fetch(url, { ...rest, headers: { ...headers, 'x-forwarded-for': from } }),
  )
  await visitor.arrive()
  return visitor
}
