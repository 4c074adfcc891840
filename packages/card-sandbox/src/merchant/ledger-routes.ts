import type { FastifyInstance } from 'fastify'
import type { LedgerEntry } from '../ledger/entry.ts'
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
    if (merchantReference === undefined) return { entries: index.all.map(shown) }
    if (typeof merchantReference !== 'string')
      return sendFault(reply, 'INVALID_REQUEST', ['merchantReference'])
    return { entries: index.withReference(merchantReference).map(shown) }
  })
  refuseOtherMethods(app, '/ledger', ['GET', 'HEAD'], (reply) => sendFault(reply, 'METHOD_NOT_ALLOWED'))

  /** Formats an entry without the request's hash, and with the decrypted name while it is in memory. */
  function shown({ sequence, idempotenceKey, payment }: LedgerEntry): object {
    const cardholderName = names.of(payment.id)
    return { sequence, idempotenceKey, payment, ...(cardholderName !== undefined && { cardholderName }) }
  }
}
