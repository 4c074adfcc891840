import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sendFault } from '../fault.ts'
import type { LedgerEntry } from '../ledger/entry.ts'
import type { LedgerIndex } from '../ledger/ledger-index.ts'
import { refuseOtherMethods } from '../plugins/method-not-allowed.ts'
import { requireMerchant } from './merchant-auth.ts'

export type LedgerRoutesOptions = { readonly merchant: Config['merchant']; readonly index: LedgerIndex }

type ReferenceQuery = { Querystring: { merchantReference?: unknown } }

/** What was truly written, for tests that count charges. A real provider has nothing like it. */
export async function ledgerRoutes(app: FastifyInstance, options: LedgerRoutesOptions): Promise<void> {
  app.addHook('onRequest', requireMerchant(options.merchant))
  app.get<ReferenceQuery>('/ledger', async (request, reply) => {
    const { merchantReference } = request.query
    if (merchantReference === undefined) return { entries: options.index.all.map(withoutHash) }
    if (typeof merchantReference !== 'string')
      return sendFault(reply, 'INVALID_REQUEST', ['merchantReference'])
    return { entries: options.index.withReference(merchantReference).map(withoutHash) }
  })
  refuseOtherMethods(app, '/ledger', ['GET', 'HEAD'], (reply) => sendFault(reply, 'METHOD_NOT_ALLOWED'))
}

function withoutHash({ sequence, idempotenceKey, payment }: LedgerEntry): Omit<LedgerEntry, 'requestHash'> {
  return { sequence, idempotenceKey, payment }
}
