import { takeRequest } from '../service-requests/take-request.ts'
import type { HandlerDeps } from './deps.ts'
import type { HandlersOf } from './handler.ts'

export function customerHandlers({ forms }: Pick<HandlerDeps, 'forms'>): HandlersOf<'customer'> {
  return {
    serviceCreate: async (request, context) => await takeRequest(forms, request, context),
  }
}
