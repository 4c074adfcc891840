import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../refusals/method-not-allowed.ts'
import { sendProblem } from '../refusals/problem.ts'
import { cacheCardInfo } from './cache-card-info.ts'
import type { TokenVault } from './token-vault.ts'

type VaultOptions = {
  readonly vault: TokenVault
  readonly allowedOrigins: readonly string[]
  readonly now: () => number
}

/** The vault for browsers: one call, open to the shop's origins and to the headers of that call. */
export async function vaultRoutes(app: FastifyInstance, options: VaultOptions): Promise<void> {
  const allowed = new Set(options.allowedOrigins)
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin !== undefined && !allowed.has(origin)) {
      return sendProblem(reply, 403, { detail: 'Pages of this origin may not send cards.' })
    }
  })
  await app.register(cors, {
    origin: [...allowed],
    methods: ['POST'],
    allowedHeaders: ['content-type', 'x-caller', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  })
  app.post('/cacheCardInfo', cacheCardInfo(options.vault, options.now))
  refuseOtherMethods(app, '/cacheCardInfo', ['POST'], (reply) => sendProblem(reply, 405))
}
