import type { FastifyError, FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { LedgerIndex } from '../ledger/ledger-index.ts'
import { refuseOtherMethods } from '../plugins/method-not-allowed.ts'
import { statusOf } from '../plugins/refusals.ts'
import type { Cashier } from './cashier.ts'
import { createPayment } from './create-payment.ts'
import { faultOfStatus, sendFault } from './fault.ts'
import { requireMerchant } from './merchant-auth.ts'

export type MerchantOptions = {
  readonly merchant: Config['merchant']
  readonly cashier: Cashier
  readonly index: LedgerIndex
}

type PaymentPath = { Params: { merchantId: string; paymentId: string } }
type ReferenceQuery = { Querystring: { merchantReference?: unknown } }

/** The provider as the merchant's own servers see it. */
export async function merchantRoutes(app: FastifyInstance, options: MerchantOptions): Promise<void> {
  const { merchant, cashier, index } = options
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    sendFault(reply, faultOfStatus(statusOf(error, request))),
  )
  app.addHook('onRequest', requireMerchant(merchant))
  app.addHook<{ Params: { merchantId: string } }>('onRequest', async (request, reply) => {
    if (request.params.merchantId !== merchant.id) return sendFault(reply, 'ACCESS_DENIED')
  })

  app.post('/payments', createPayment(cashier))
  app.get<ReferenceQuery>('/payments', async (request, reply) => {
    const { merchantReference } = request.query
    if (typeof merchantReference !== 'string')
      return sendFault(reply, 'INVALID_REQUEST', ['merchantReference'])
    return { payments: index.withReference(merchantReference).map((entry) => entry.payment) }
  })
  app.get<PaymentPath>('/payments/:paymentId', async (request, reply) => {
    return index.withId(request.params.paymentId)?.payment ?? sendFault(reply, 'NOT_FOUND')
  })

  refuseOtherMethods(app, '/payments', ['GET', 'HEAD', 'POST'], (reply) =>
    sendFault(reply, 'METHOD_NOT_ALLOWED'),
  )
  refuseOtherMethods(app, '/payments/:paymentId', ['GET', 'HEAD'], (reply) =>
    sendFault(reply, 'METHOD_NOT_ALLOWED'),
  )
}
