import { deepStrictEqual } from 'node:assert/strict'
import { type CallId, createClient, type Result } from '@layover/api-client'
import { type Interaction, interactionsOf, webSide } from './interactions.ts'
import { record } from './record.ts'

type Verb = (id: CallId, input: object, options?: object) => Promise<Result<unknown>>

/** The shop's generated client sends a call by the verb of its effect, its fields in one object. */
async function consume({ call, example, answer, key }: Interaction, url: string): Promise<void> {
  const client = createClient({ baseUrl: url })
  // The client types each verb by its ids; a walk over all calls has lost them.
  const send = client[call.effect] as unknown as Verb
  const input = Object.assign({}, ...Object.values(example.request)) as object
  const result = await send(call.id as CallId, input, key && { idempotencyKey: key.example })
  const { data, errorCode } = answer.value as { data?: unknown; errorCode?: string }
  const expected =
    errorCode === undefined ? { ok: true, data } : { ok: false, failure: { kind: 'business', errorCode } }
  deepStrictEqual(result, expected)
}

/** `contracts/pacts/web-gateway.json`, by the shop's client. */
export async function recordWebGateway(): Promise<string> {
  const names = { consumer: 'layover-web', provider: 'layover-gateway' }
  return await record(names, interactionsOf(webSide), consume)
}
