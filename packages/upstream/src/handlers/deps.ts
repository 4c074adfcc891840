import type { AccountDeps } from '../accounts/account-deps.ts'
import type { BookingSearchDeps } from '../booking-searches/queue-search.ts'
import type { Network } from '../network/network.ts'
import type { Presenter } from '../network/present.ts'
import type { OrderDeps } from '../orders/order-deps.ts'
import type { CardProvider } from '../payments/card-provider.ts'
import type { ServiceRequestDeps } from '../service-requests/take-request.ts'

/** The dependencies of handlers. */
export interface HandlerDeps {
  readonly network: Network
  readonly present: Presenter
  readonly orders: OrderDeps
  readonly forms: ServiceRequestDeps
  readonly accounts: AccountDeps
  readonly searches: BookingSearchDeps
  readonly cards: CardDeps
}

/** How cards reach the provider. */
export interface CardDeps {
  readonly provider: Pick<CardProvider, 'openSession'>
  /** The provider's address for browsers. */
  readonly publicUrl: string
  /** `vault` is switchFlag 0, `session` 1 (P345). */
  readonly path: 'vault' | 'session'
  /** The shop’s name at the card vault. */
  readonly caller: string
}
