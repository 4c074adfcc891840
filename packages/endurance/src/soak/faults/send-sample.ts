import { randomUUID } from 'node:crypto'
import { someAddress } from '../../harness/some-address.ts'
import { oneOf } from '../crowd.ts'
import type { Fleet } from '../fleet.ts'
import type { Watch } from '../watch.ts'
import { type SampleCall, sampleCalls } from './sample-calls.ts'

const WEIGHTS = { read: 80, hold: 6, submit: 4, order: 10 }

const choices = Object.entries(WEIGHTS).flatMap(([effect, weight]) => {
  const calls = sampleCalls.filter(({ call }) => call.effect === effect)
  return calls.map((sample) => [weight / calls.length, sample] as const)
})

/** Draws a call, mostly reads. */
export function someSample(): SampleCall {
  return oneOf(choices)
}

/** Sends the example of a call from some address; an order has a key of its own. @returns the status */
export async function sendSample(
  fleet: Pick<Fleet, 'address'>,
  watch: Watch,
  { call, path, body }: SampleCall,
): Promise<number> {
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const key = call.effect === 'order' ? { 'idempotency-key': randomUUID() } : {}
  const headers = { 'x-forwarded-for': someAddress(), ...type, ...key }
  const init = { method: call.method, headers, ...(body !== undefined && { body }) }
  return (await watch.fetch(`${fleet.address}/api${path}`, init)).status
}
