import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { ClientSessions } from '../client/client-sessions.ts'
import type { LedgerIndex } from '../ledger/ledger-index.ts'
import { sendFault } from '../refusals/fault.ts'
import { refuseWithFaults } from '../refusals/fault-refusals.ts'
import { refuseOtherMethods } from '../refusals/method-not-allowed.ts'
import type { Cashier } from './cashier.ts'
import { createPayment } from './create-payment.ts'
import { createSession } from './create-session.ts'
import { type Merchant, requireMerchant } from './merchant-auth.ts'
import type { FaultPlan } from './planned-faults.ts'

type MerchantOptions = {
  readonly merchant: Merchant
  readonly cashier: Cashier
  readonly plan: FaultPlan
  readonly index: LedgerIndex
  readonly sessions: ClientSessions
  readonly publicUrl: string
  readonly now: () => number
}

type PaymentPath = { Params: { merchantId: string; paymentId: string } }
type ReferenceQuery = { Querystring: { merchantReference?: unknown } }

/** The API for the merchant's servers. */
export async function merchantRoutes(app: FastifyInstance, options: MerchantOptions): Promise<void> {
  const { merchant, cashier, plan, index, sessions, publicUrl } = options
  refuseWithFaults(app)
  app.addHook('onRequest', requireMerchant(merchant, options.now))
  app.addHook<{ Params: { merchantId: string } }>('onRequest', async (request, reply) => {
    if (request.params.merchantId !== merchant.id) return sendFault(reply, 'ACCESS_DENIED')
  })

  app.post('/sessions', createSession(sessions, merchant.id, publicUrl))
  app.post('/payments', createPayment(cashier, plan))
  app.get<ReferenceQuery>('/payments', async (request, reply) => {
    const { merchantReference } = request.query
    if (typeof merchantReference !== 'string')
      return sendFault(reply, 'INVALID_REQUEST', ['merchantReference'])
    return { payments: index.withReference(merchantReference).map((entry) => entry.payment) }
  })
  app.get<PaymentPath>('/payments/:paymentId', async (request, reply) => {
    return index.withId(request.params.paymentId)?.payment ?? sendFault(reply, 'NOT_FOUND')
  })

  const only = (url: string, methods: HTTPMethods[]) =>
    refuseOtherMethods(app, url, methods, (reply) => sendFault(reply, 'METHOD_NOT_ALLOWED'))
  only('/sessions', ['POST'])
  only('/payments', ['GET', 'HEAD', 'POST'])
  only('/payments/:paymentId', ['GET', 'HEAD'])
}
