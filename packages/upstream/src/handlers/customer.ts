import { notAvailable } from './found.ts'
import type { HandlersOf } from './handler.ts'

/** Forms are not taken yet: a reference for something nobody reads would be a lie. */
export function customerHandlers(): HandlersOf<'customer'> {
  return { serviceCreate: notAvailable }
}
