import { allCalls, type CallDefinition, fillPath } from '@layover/contracts'

/** The first example of a call, with the provider's answer. */
export interface SampleCall {
  readonly call: CallDefinition
  /** With its path's parts filled in, and its query. */
  readonly path: string
  readonly body: string | undefined
  /** The provider's own envelope. */
  readonly answer: string
}

function sampleOf(call: CallDefinition): SampleCall {
  const example = call.examples.find(({ reply }) => 'data' in reply)
  if (example === undefined || !('data' in example.reply))
    throw new Error(`${call.id} has no example that succeeds`)
  const { path = {}, query = {}, body } = example.request as Record<string, Record<string, string>>
  const filled = fillPath(call.path, path)
  const search = new URLSearchParams(query)
  return {
    call,
    path: search.size > 0 ? `${filled}?${search}` : filled,
    body: call.method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
    answer: JSON.stringify({ state: call.success[0], data: example.reply.data }),
  }
}

/** Every call of the contract. */
export const sampleCalls: readonly SampleCall[] = allCalls.map(sampleOf)
