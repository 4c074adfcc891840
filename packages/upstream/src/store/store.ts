import { sql } from 'kysely'
import type { Connection, Database } from './database/database.ts'
import { accountRepository } from './repositories/accounts.ts'
import { attemptWindowRepository } from './repositories/attempt-windows.ts'
import { discountRepository } from './repositories/discounts.ts'
import { helpTopicRepository } from './repositories/help-topics.ts'
import { legalTextRepository } from './repositories/legal-texts.ts'
import { mailRepository } from './repositories/mails.ts'
import { membershipRepository } from './repositories/memberships.ts'
import { orderRequestRepository } from './repositories/order-requests.ts'
import { orderRepository } from './repositories/orders.ts'
import { passRepository } from './repositories/passes.ts'
import { paymentAttemptRepository } from './repositories/payment-attempts.ts'
import { airportRepository, laneRepository, loungeRepository, planRepository } from './repositories/places.ts'
import { serviceRequestRepository } from './repositories/service-requests.ts'
import { slotClaimRepository } from './repositories/slot-claims.ts'

function repositoriesOn(connection: Connection) {
  return {
    airports: airportRepository(connection),
    lounges: loungeRepository(connection),
    lanes: laneRepository(connection),
    plans: planRepository(connection),
    legalTexts: legalTextRepository(connection),
    helpTopics: helpTopicRepository(connection),
    discounts: discountRepository(connection),
    orders: orderRepository(connection),
    orderRequests: orderRequestRepository(connection),
    paymentAttempts: paymentAttemptRepository(connection),
    passes: passRepository(connection),
    slotClaims: slotClaimRepository(connection),
    memberships: membershipRepository(connection),
    serviceRequests: serviceRequestRepository(connection),
    mails: mailRepository(connection),
    attemptWindows: attemptWindowRepository(connection),
    accounts: accountRepository(connection),
  }
}

/** The nouns that are stored, one repository each. */
export type Repositories = ReturnType<typeof repositoriesOn>

/** The only door to the database. */
export interface Store {
  /** Single reads, outside any transaction. */
  readonly read: Repositories
  /**
   * All of the work or nothing. Inside, use the repositories that are handed in and no others: PGlite has one
   * connection, and a query from outside would wait for its own transaction for ever.
   */
  readonly transaction: <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>
  /** Forgets every order, hold and use of a code; for named states alone. */
  readonly forgetOrders: () => Promise<void>
  /** Forgets what people sent, tried and are members of; for named states alone. */
  readonly forgetPeople: () => Promise<void>
}

export function createStore({ kysely }: Database): Store {
  return {
    read: repositoriesOn(kysely),
    // Whatever the database's own default is: what is counted under a lock must be what stands once it was got.
    transaction: async (work) =>
      await kysely
        .transaction()
        .setIsolationLevel('read committed')
        .execute((trx) => work(repositoriesOn(trx))),
    isReady: async () =>
      await sql`select 1`.execute(kysely).then(
        () => true,
        () => false,
      ),
    forgetOrders: async () => {
      await sql`truncate orders, order_requests, discount_redemptions, payment_attempts, passes, slot_claims,
        visit_slots, memberships`.execute(kysely)
    },
    forgetPeople: async () => {
      await sql`truncate service_requests, mails, attempt_windows, accounts`.execute(kysely)
    },
  }
}
