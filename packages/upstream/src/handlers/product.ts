import { callingCodes } from '../catalogue/airports/airports.ts'
import type { HandlersOf } from './handler.ts'

export function productHandlers(): HandlersOf<'product'> {
  return { getByEntity: () => callingCodes().map(({ name, telAbbr }) => ({ name, telAbbr })) }
}
