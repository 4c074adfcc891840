import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AccountDeps } from '../accounts/account-deps.ts'
import type { Network } from '../network/network.ts'
import { type ProviderState, providerStates } from './index.ts'
import { exampleData, freshData } from './state-data.ts'
import { stateValuesHere, type ValueDeps } from './state-values.ts'

/** The request of every Pact verifier before an interaction, and after it with `teardown`. */
interface PactStateChange {
  readonly state?: unknown
  readonly action?: unknown
  readonly params?: Readonly<Record<string, unknown>> | null
}

interface StateDeps extends ValueDeps, Pick<AccountDeps, 'store' | 'now'> {
  /** The network of the moment. */
  readonly network: () => Network
}

function stateCalled(name: unknown): ProviderState | undefined {
  return Object.entries(providerStates).find(([known]) => known === name)?.[1]
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ title: 'There is no such state', status: 404 })
}

/**
 * `POST /_states/{name}` sets a named state up as the examples have it, and so does `POST /_states` in the form of Pact
 * verifiers; with the names of values it makes the state with values of this server and answers them. It deletes every
 * order, form and account, so it exists with TEST_STATES only.
 */
export function registerStateRoute(app: FastifyInstance, deps: StateDeps): void {
  const { store, network, now, signingKeys } = deps
  app.post<{ Params: { name: string } }>('/_states/:name', async (request, reply) => {
    const state = stateCalled(request.params.name)
    if (state === undefined) return refuse(reply)
    await state(store, now(), signingKeys)
    return reply.code(204).send()
  })
  app.post<{ Body: PactStateChange | null }>('/_states', async ({ body }, reply) => {
    const state = stateCalled(body?.state)
    if (state === undefined) return refuse(reply)
    const wanted = body?.params ?? {}
    // The next state clears this one, so a teardown has nothing to do.
    if (body?.action === 'teardown') return reply.send({})
    const data = Object.keys(wanted).length > 0 ? freshData(network(), now()) : exampleData
    await state(store, now(), signingKeys, data)
    return reply.send(await stateValuesHere(wanted, data, deps))
  })
}
