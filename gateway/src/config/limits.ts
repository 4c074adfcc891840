import type { LimitKind } from '../limits/call-limits.ts'
import type { Limits } from '../limits/limit-hook.ts'
import type { Limit, Rate } from '../limits/rate.ts'

/** The variable of each kind. */
const VARIABLES = {
  calls: 'RATE_LIMIT_CALLS',
  discount: 'RATE_LIMIT_DISCOUNT',
  lookup: 'RATE_LIMIT_LOOKUP',
  account: 'RATE_LIMIT_ACCOUNT',
  forms: 'RATE_LIMIT_FORMS',
  orders: 'RATE_LIMIT_ORDERS',
  holds: 'RATE_LIMIT_HOLDS',
} as const satisfies Record<LimitKind, string>

function parseRate(text: string): Rate {
  const [count = 0, seconds = 0] = text.split('/').map(Number)
  return { count, windowMs: seconds * 1000 }
}

/** Parses texts such as `20/600 600/600`: count and seconds for a visitor and for an address. `off` limits nothing. */
export function parseLimits(
  values: Readonly<Record<(typeof VARIABLES)[LimitKind], string>>,
  faults: string[],
): Limits {
  const limits: Partial<Record<LimitKind, Limit>> = {}
  for (const [kind, variable] of Object.entries(VARIABLES) as [LimitKind, (typeof VARIABLES)[LimitKind]][]) {
    const text = values[variable] ?? ''
    if (text === 'off') continue
    const [visitor = parseRate(''), address = parseRate('')] = text.split(' ').map(parseRate)
    if (![visitor, address].every(({ count, windowMs }) => count > 0 && windowMs > 0)) {
      faults.push(`${variable}: expected counts and seconds above 0, got ${JSON.stringify(text)}`)
    }
    limits[kind] = { visitor, address }
  }
  return limits
}
