import { createHash, randomUUID } from 'node:crypto'
import type { CallContext } from './domain/call-context.ts'
import type { Envelope, Upstream } from './upstream.test-kit.ts'

/** A hash as the gateway sends one. */
export const hashOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 22)

/** Sends a call as the gateway does for a visitor in a network. */
export async function callAs(
  upstream: Upstream,
  owner: { readonly visitor?: string; readonly network?: string },
  path: string,
  body: object,
  key: string = randomUUID(),
): Promise<Envelope> {
  const response = await upstream.post(
    path,
    { agentId: 'layover', ...body },
    {
      'idempotency-key': key,
      ...(owner.visitor !== undefined && { 'layover-visitor': hashOf(`visitor ${owner.visitor}`) }),
      ...(owner.network !== undefined && { 'layover-network': hashOf(`network ${owner.network}`) }),
    },
  )
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`)
  return response.json<Envelope>()
}

/** The context of a call whose sender names no owner. */
export function contextOfNobody(idempotencyKey: string = randomUUID()): CallContext {
  return { idempotencyKey, owner: { visitor: undefined, network: undefined } }
}
