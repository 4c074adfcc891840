import { allCalls, type CallDefinition } from '@layover/contracts'
import type { CallInput } from '../cache/call-input.ts'
import type { ReadCache } from '../cache/read-cache.ts'

const lists = allCalls.filter(({ effect, slotsOf }) => effect === 'read' && slotsOf !== undefined)

function placeOf({ slotsOf }: CallDefinition, { body }: CallInput): unknown {
  return slotsOf === undefined ? undefined : body?.[slotsOf]
}

/**
 * Drops the cached lists of the place whose slots a hold or an order asked for, so that a visitor whose time was taken gets a
 * list without it (P146).
 */
export function outdateSlots(call: CallDefinition, input: CallInput, cache: ReadCache): void {
  const place = placeOf(call, input)
  if (place === undefined) return
  for (const list of lists) cache.ofCall(list.id).dropWhere((listed) => placeOf(list, listed) === place)
}
