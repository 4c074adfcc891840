import { sql } from 'kysely'
import type { Connection, Connections, Database } from './database/database.ts'
import { accountRepository } from './repositories/accounts.ts'
import { attemptWindowRepository } from './repositories/attempt-windows.ts'
import { bookingSearchRepository } from './repositories/booking-searches.ts'
import { catalogueCodeRepository } from './repositories/catalogue-codes.ts'
import { catalogueImportRepository } from './repositories/catalogue-imports.ts'
import { catalogueTableRepository } from './repositories/catalogue-tables.ts'
import { declineRepository } from './repositories/declines.ts'
import { deskOrderRepository } from './repositories/desk-orders.ts'
import { discountRepository } from './repositories/discounts.ts'
import { erasureRepository } from './repositories/erasures.ts'
import { helpTopicRepository } from './repositories/help-topics.ts'
import { legalTextRepository } from './repositories/legal-texts.ts'
import { lockRepository } from './repositories/locks.ts'
import { mailRepository } from './repositories/mails.ts'
import { membershipRepository } from './repositories/memberships.ts'
import { orderActRepository } from './repositories/order-acts.ts'
import { orderAddressRepository } from './repositories/order-addresses.ts'
import { orderPeopleRepository } from './repositories/order-people.ts'
import { orderRequestRepository } from './repositories/order-requests.ts'
import { orderRepository } from './repositories/orders.ts'
import { ownedPlaceRepository } from './repositories/owned-places.ts'
import { passRepository } from './repositories/passes.ts'
import { paymentAttemptRepository } from './repositories/payment-attempts.ts'
import { paymentTurnRepository } from './repositories/payment-turns.ts'
import { airportRepository, laneRepository, loungeRepository, planRepository } from './repositories/places.ts'
import { priceRepository } from './repositories/prices.ts'
import { reconciliationRepository } from './repositories/reconciliations.ts'
import { refundRepository } from './repositories/refunds.ts'
import { serviceRequestRepository } from './repositories/service-requests.ts'
import { slotClaimRepository } from './repositories/slot-claims.ts'
import { standingRepository } from './repositories/standings.ts'

function repositoriesOn(connection: Connection) {
  return {
    airports: airportRepository(connection),
    lounges: loungeRepository(connection),
    lanes: laneRepository(connection),
    plans: planRepository(connection),
    legalTexts: legalTextRepository(connection),
    helpTopics: helpTopicRepository(connection),
    prices: priceRepository(connection),
    catalogueTables: catalogueTableRepository(connection),
    catalogueCodes: catalogueCodeRepository(connection),
    catalogueImports: catalogueImportRepository(connection),
    discounts: discountRepository(connection),
    orders: orderRepository(connection),
    orderActs: orderActRepository(connection),
    orderAddresses: orderAddressRepository(connection),
    orderPeople: orderPeopleRepository(connection),
    orderRequests: orderRequestRepository(connection),
    paymentAttempts: paymentAttemptRepository(connection),
    paymentTurns: paymentTurnRepository(connection),
    deskOrders: deskOrderRepository(connection),
    refunds: refundRepository(connection),
    reconciliations: reconciliationRepository(connection),
    passes: passRepository(connection),
    slotClaims: slotClaimRepository(connection),
    locks: lockRepository(connection),
    declines: declineRepository(connection),
    ownedPlaces: ownedPlaceRepository(connection),
    memberships: membershipRepository(connection),
    serviceRequests: serviceRequestRepository(connection),
    mails: mailRepository(connection),
    bookingSearches: bookingSearchRepository(connection),
    attemptWindows: attemptWindowRepository(connection),
    accounts: accountRepository(connection),
    erasures: erasureRepository(connection),
    standings: standingRepository(connection),
  }
}

/** The repositories, one for each stored noun. */
export type Repositories = ReturnType<typeof repositoriesOn>

/** The only access to the database. */
export interface Store {
  /** Single reads, outside any transaction. */
  readonly read: Repositories
  /**
   * Does all of the work or nothing. Inside, use only the repositories of the argument: PGlite has one connection,
   * and a query from outside would wait for its own transaction for ever.
   */
  readonly transaction: <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>
  /** Whether the database is reachable. */
  readonly isReady: () => Promise<boolean>
  readonly connections: () => Connections
  /** Deletes every order, hold and use of a code; for named states only. */
  readonly forgetOrders: () => Promise<void>
  /** Deletes every form, search, attempt and account; for named states only. */
  readonly forgetPeople: () => Promise<void>
}

export function createStore({ kysely, connections }: Database): Store {
  return {
    read: repositoriesOn(kysely),
    // Set regardless of the database's default: a count under a lock must see the rows as of the moment of locking.
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
    connections,
    forgetOrders: async () => {
      await sql`truncate orders, order_requests, discount_redemptions, payment_attempts, payment_turns, passes, slot_claims,
        visit_slots, memberships, order_addresses, order_acts, refunds, reconciliations, reconciliation_rounds`.execute(
        kysely,
      )
    },
    forgetPeople: async () => {
      await sql`truncate service_requests, mails, booking_searches, attempt_windows, accounts, erasures`.execute(
        kysely,
      )
    },
  }
}
