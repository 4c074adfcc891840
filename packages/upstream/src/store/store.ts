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

const makers = {
  airports: airportRepository,
  lounges: loungeRepository,
  lanes: laneRepository,
  plans: planRepository,
  legalTexts: legalTextRepository,
  helpTopics: helpTopicRepository,
  prices: priceRepository,
  catalogueTables: catalogueTableRepository,
  catalogueCodes: catalogueCodeRepository,
  catalogueImports: catalogueImportRepository,
  discounts: discountRepository,
  orders: orderRepository,
  orderActs: orderActRepository,
  orderAddresses: orderAddressRepository,
  orderPeople: orderPeopleRepository,
  orderRequests: orderRequestRepository,
  paymentAttempts: paymentAttemptRepository,
  paymentTurns: paymentTurnRepository,
  deskOrders: deskOrderRepository,
  refunds: refundRepository,
  reconciliations: reconciliationRepository,
  passes: passRepository,
  slotClaims: slotClaimRepository,
  locks: lockRepository,
  declines: declineRepository,
  ownedPlaces: ownedPlaceRepository,
  memberships: membershipRepository,
  serviceRequests: serviceRequestRepository,
  mails: mailRepository,
  bookingSearches: bookingSearchRepository,
  attemptWindows: attemptWindowRepository,
  accounts: accountRepository,
  erasures: erasureRepository,
  standings: standingRepository,
}

/** The repositories, one for each stored noun. */
export type Repositories = { [Noun in keyof typeof makers]: ReturnType<(typeof makers)[Noun]> }

/** Each is made when it is first asked for: a transaction needs few of them. */
function repositoriesOn(connection: Connection): Repositories {
  const made = new Map<PropertyKey, unknown>()
  const repositories = new Proxy<object>(makers, {
    get: (_, noun) => {
      const make = makers[noun as keyof typeof makers] as ((connection: Connection) => unknown) | undefined
      if (make && !made.has(noun)) made.set(noun, make(connection))
      return made.get(noun)
    },
  })
  return repositories as Repositories
}

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
  /** Whether it takes writes: a standby, and a database that somebody made read-only, answer reads alone. */
  readonly isWritable: () => Promise<boolean>
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
    isWritable: async () =>
      await sql<{ mode: string }>`select current_setting('transaction_read_only') as mode`
        .execute(kysely)
        .then(
          ({ rows }) => rows[0]?.mode === 'off',
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
