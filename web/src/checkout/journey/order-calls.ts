import type { CallIdOf, Input } from '@layover/api-client'
import { client } from '../../api/client.ts'
import type { JourneyCalls } from './journey.ts'

type CreateId = Extract<CallIdOf<'order'>, `${string}.createOrder`>

/** The order calls of a purchase, by their ids. The journey's own `orderBody` fits the first. */
export function orderCalls(create: CreateId, confirm: Exclude<CallIdOf<'order'>, CreateId>): JourneyCalls {
  return {
    createOrder: (body, idempotencyKey) => client.order(create, body as Input<CreateId>, { idempotencyKey }),
    confirm: (body, idempotencyKey) => client.order(confirm, body, { idempotencyKey }),
  }
}
