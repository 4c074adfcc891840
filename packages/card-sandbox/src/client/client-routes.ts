import cors from '@fastify/cors'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { sendFault } from '../refusals/fault.ts'
import { refuseWithFaults } from '../refusals/fault-refusals.ts'
import { refuseOtherMethods } from '../refusals/method-not-allowed.ts'
import { requireSession } from './client-auth.ts'
import type { ClientSessions } from './client-sessions.ts'
import type { EncryptionKey } from './encryption-key.ts'
import { getIinDetails } from './get-iin-details.ts'
import { getProduct } from './get-product.ts'

type ClientOptions = {
  readonly sessions: ClientSessions
  readonly encryptionKey: EncryptionKey
  readonly allowedOrigins: readonly string[]
}

/** The API for the client SDK: three calls with a session, open to the shop's origins. */
export async function clientRoutes(app: FastifyInstance, options: ClientOptions): Promise<void> {
  const { keyId, publicKey } = options.encryptionKey
  const allowed = new Set(options.allowedOrigins)
  refuseWithFaults(app)
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin !== undefined && !allowed.has(origin)) return sendFault(reply, 'ORIGIN_DENIED')
  })
  await app.register(cors, {
    origin: [...allowed],
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type', 'x-gcs-clientmetainfo'],
    maxAge: 600,
    strictPreflight: false,
  })
  // Runs after CORS: a preflight carries no session and still gets a response, and a page may read every refusal.
  app.addHook('onRequest', requireSession(options.sessions))

  app.post('/services/getIINdetails', getIinDetails)
  app.get('/products/:productId', getProduct)
  app.get('/crypto/publickey', async () => ({ keyId, publicKey }))

  const only = (url: string, methods: HTTPMethods[]) =>
    refuseOtherMethods(app, url, methods, (reply) => sendFault(reply, 'METHOD_NOT_ALLOWED'))
  only('/services/getIINdetails', ['POST'])
  only('/products/:productId', ['GET', 'HEAD'])
  only('/crypto/publickey', ['GET', 'HEAD'])
}
