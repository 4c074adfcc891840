import { availableParallelism } from 'node:os'
import { type Variable, wholeNumber } from '@layover/server-kit/environment/variable'

const EXPECTED = 'a whole number from 1 to 64, or auto'
const AUTO = 'auto'

/** The number of processes that serve. `auto` counts the cores that this process may use. */
export function workerCount(description: string): Variable<number> {
  const number = wholeNumber(description, [1, 64], 1, EXPECTED)
  return { ...number, parse: (text) => (text === AUTO ? availableParallelism() : number.parse(text)) }
}

/**
 * Workers without Redis would each allow a visitor the whole limit, and repeat each other's orders.
 *
 * @param found the variables without faults; one that is known to be absent is undefined
 */
export function workerFaults(found: { readonly GATEWAY_WORKERS?: number; readonly REDIS_URL?: unknown }) {
  const { GATEWAY_WORKERS: count = 1, REDIS_URL: url } = found
  if (count === 1 || !('REDIS_URL' in found) || url !== undefined) return []
  return [
    `GATEWAY_WORKERS: ${count} workers need REDIS_URL, through which they share limits and idempotency keys`,
  ]
}
