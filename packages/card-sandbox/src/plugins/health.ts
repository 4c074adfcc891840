import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../refusals/method-not-allowed.ts'
import { sendProblem } from '../refusals/problem.ts'

/** Live while the process runs; ready while `isReady` is true. */
export function addHealth(app: FastifyInstance, isReady: () => boolean): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) =>
    isReady()
      ? { status: 'ready' }
      : sendProblem(reply, 503, { detail: 'Draining, or the ledger cannot be written.' }),
  )
  for (const url of ['/health/live', '/health/ready']) {
    refuseOtherMethods(app, url, ['GET', 'HEAD'], (reply) => sendProblem(reply, 405))
  }
}
