import type { FastifyInstance } from 'fastify'
import type { Store } from '../store/store.ts'
import { providerStates } from './index.ts'

/** `POST /_states/{name}` brings a named state about. It deletes every order, form and account, so it exists under TEST_STATES alone. */
export function registerStateRoute(
  app: FastifyInstance,
  store: Store,
  now: () => Date,
  signingKey: string,
): void {
  app.post<{ Params: { name: string } }>('/_states/:name', async (request, reply) => {
    const state = Object.entries(providerStates).find(([name]) => name === request.params.name)?.[1]
    if (state === undefined) return reply.code(404).send({ title: 'There is no such state', status: 404 })
    await state(store, now(), signingKey)
    return reply.code(204).send()
  })
}
