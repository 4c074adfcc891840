import type { FastifyInstance, HTTPMethods } from 'fastify'
import type { ClientSessions } from '../client/client-sessions.ts'
import type { LedgerIndex } from '../ledger/ledger-index.ts'
import { sendFault } from '../refusals/fault.ts'
import { refuseWithFaults } from '../refusals/fault-refusals.ts'
import { refuseOtherMethods } from '../refusals/method-not-allowed.ts'
import type { Cashier } from './cashier.ts'
import { createPayment } from './create-payment.ts'
import { createRefund } from './create-refund.ts'
import { createSession } from './create-session.ts'
import { type PeriodQuery, pageOf } from './list-period.ts'
import { type Merchant, requireMerchant } from './merchant-auth.ts'
import type { FaultPlan } from './planned-faults.ts'
import type { Refunder } from './refunder.ts'

type MerchantOptions = {
  readonly merchant: Merchant
  readonly cashier: Cashier
  readonly refunder: Refunder
  readonly plan: FaultPlan
  readonly index: LedgerIndex
  readonly sessions: ClientSessions
  readonly publicUrl: string
  readonly now: () => number
}

type PaymentPath = { Params: { merchantId: string; paymentId: string } }
type PaymentsQuery = { Querystring: PeriodQuery & { merchantReference?: unknown } }
type RefundsQuery = { Querystring: PeriodQuery }

/** The API for the merchant's servers. */
export async function merchantRoutes(app: FastifyInstance, options: MerchantOptions): Promise<void> {
  const { merchant, cashier, refunder, plan, index, sessions, publicUrl } = options
  refuseWithFaults(app)
  app.addHook('onRequest', requireMerchant(merchant, options.now))
  app.addHook<{ Params: { merchantId: string } }>('onRequest', async (request, reply) => {
    if (request.params.merchantId !== merchant.id) return sendFault(reply, 'ACCESS_DENIED')
  })

  app.post('/sessions', createSession(sessions, merchant.id, publicUrl))
  app.post('/payments', createPayment(cashier, plan))
  app.post('/payments/:paymentId/refund', createRefund(refunder, plan))
  const payments = () => index.payments.map(({ payment }) => payment)
  const refunds = () => index.refunds.map(({ refund }) => refund)
  app.get<PaymentsQuery>('/payments', async ({ query }, reply) => {
    const { merchantReference } = query
    if (merchantReference === undefined && query.createdFrom !== undefined) {
      const page = pageOf(payments(), query)
      if ('wrong' in page) return sendFault(reply, 'INVALID_REQUEST', page.wrong)
      const { items, ...rest } = page
      return { payments: items, ...rest }
    }
    if (typeof merchantReference !== 'string')
      return sendFault(reply, 'INVALID_REQUEST', ['merchantReference'])
    return { payments: index.withReference(merchantReference).map((entry) => entry.payment) }
  })
  app.get<PaymentPath>('/payments/:paymentId', async (request, reply) => {
    return index.withId(request.params.paymentId)?.payment ?? sendFault(reply, 'NOT_FOUND')
  })

  app.get<PaymentPath>('/payments/:paymentId/refunds', async ({ params: { paymentId } }, reply) => {
    if (index.withId(paymentId) === undefined) return sendFault(reply, 'NOT_FOUND')
    return { refunds: index.refundsOf(paymentId).map(({ refund }) => refund) }
  })
  app.get<RefundsQuery>('/refunds', async ({ query }, reply) => {
    const page = pageOf(refunds(), query)
    if ('wrong' in page) return sendFault(reply, 'INVALID_REQUEST', page.wrong)
    const { items, ...rest } = page
    return { refunds: items, ...rest }
  })

  const only = (url: string, methods: HTTPMethods[]) =>
    refuseOtherMethods(app, url, methods, (reply) => sendFault(reply, 'METHOD_NOT_ALLOWED'))
  only('/sessions', ['POST'])
  only('/payments', ['GET', 'HEAD', 'POST'])
  only('/payments/:paymentId', ['GET', 'HEAD'])
  only('/payments/:paymentId/refund', ['POST'])
  only('/payments/:paymentId/refunds', ['GET', 'HEAD'])
  only('/refunds', ['GET', 'HEAD'])
}
