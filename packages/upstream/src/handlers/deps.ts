import type { AccountDeps } from '../accounts/account-deps.ts'
import type { Network } from '../network/network.ts'
import type { Presenter } from '../network/present.ts'
import type { OrderDeps } from '../orders/order-deps.ts'
import type { CardProvider } from '../payments/card-provider.ts'
import type { ServiceRequestDeps } from '../service-requests/take-request.ts'

/** What handlers work with. */
export interface HandlerDeps {
  readonly network: Network
  readonly present: Presenter
  readonly orders: OrderDeps
  readonly forms: ServiceRequestDeps
  readonly accounts: AccountDeps
  readonly cards: CardDeps
}

/** How cards come to the provider. */
export interface CardDeps {
  readonly provider: Pick<CardProvider, 'openSession'>
  /** Where browsers reach the provider. */
  readonly publicUrl: string
  /** `vault` is switchFlag 0, `session` 1 (P345). */
  readonly path: 'vault' | 'session'
  /** Who the shop is to the card vault. */
  readonly caller: string
}
