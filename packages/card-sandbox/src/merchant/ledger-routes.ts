import type { FastifyInstance } from 'fastify'
import type { PaymentEntry } from '../ledger/entry.ts'
import type { LedgerIndex } from '../ledger/ledger-index.ts'
import { sendFault } from '../refusals/fault.ts'
import { refuseOtherMethods } from '../refusals/method-not-allowed.ts'
import { type Merchant, requireCredentials } from './merchant-auth.ts'
import type { RecentNames } from './recent-names.ts'

type LedgerRoutesOptions = {
  readonly merchant: Merchant
  readonly index: LedgerIndex
  readonly names: RecentNames
}

type ReferenceQuery = { Querystring: { merchantReference?: unknown } }

/** Serves the ledger's entries to tests that count charges. A real provider has no such call. */
export async function ledgerRoutes(app: FastifyInstance, options: LedgerRoutesOptions): Promise<void> {
  const { merchant, index, names } = options
  app.addHook('onRequest', requireCredentials(merchant))
  app.get<ReferenceQuery>('/ledger', async (request, reply) => {
    const { merchantReference } = request.query
    if (merchantReference === undefined)
      return { entries: index.payments.map(shown), refunds: index.refunds.map(({ refund }) => refund) }
    if (typeof merchantReference !== 'string')
      return sendFault(reply, 'INVALID_REQUEST', ['merchantReference'])
    const found = index.withReference(merchantReference)
    const refunds = found.flatMap(({ payment }) => index.refundsOf(payment.id).map(({ refund }) => refund))
    return { entries: found.map(shown), refunds }
  })
  refuseOtherMethods(app, '/ledger', ['GET', 'HEAD'], (reply) => sendFault(reply, 'METHOD_NOT_ALLOWED'))

  /** Formats a payment's entry without the request's hash, and with the decrypted name while it is in memory. */
  function shown({ sequence, idempotenceKey, payment }: PaymentEntry): object {
    const cardholderName = names.of(payment.id)
    return { sequence, idempotenceKey, payment, ...(cardholderName !== undefined && { cardholderName }) }
  }
}
