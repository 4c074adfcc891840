import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SigningKeys } from '../domain/signatures.ts'
import type { Store } from '../store/store.ts'
import { type ProviderState, providerStates } from './index.ts'

/** The request of every Pact verifier before an interaction, and after it with `teardown`. */
interface PactStateChange {
  readonly state?: unknown
  readonly action?: unknown
}

function stateCalled(name: unknown): ProviderState | undefined {
  return Object.entries(providerStates).find(([known]) => known === name)?.[1]
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ title: 'There is no such state', status: 404 })
}

/**
 * `POST /_states/{name}` sets a named state up, and so does `POST /_states` in the form of Pact verifiers, which get
 * the examples' values back. It deletes every order, form and account, so it exists with TEST_STATES only.
 */
export function registerStateRoute(
  app: FastifyInstance,
  store: Store,
  now: () => Date,
  signingKeys: SigningKeys,
): void {
  app.post<{ Params: { name: string } }>('/_states/:name', async (request, reply) => {
    const state = stateCalled(request.params.name)
    if (state === undefined) return refuse(reply)
    await state(store, now(), signingKeys)
    return reply.code(204).send()
  })
  app.post<{ Body: PactStateChange | null }>('/_states', async ({ body }, reply) => {
    const state = stateCalled(body?.state)
    if (state === undefined) return refuse(reply)
    // The next state clears this one, so a teardown has nothing to do.
    if (body?.action !== 'teardown') await state(store, now(), signingKeys)
    return reply.send({})
  })
}
