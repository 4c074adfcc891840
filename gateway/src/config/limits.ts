import { Refusal } from '@layover/server-kit/environment/variable'
import type { Limit, Rate } from '../limits/rate.ts'

const FORM = /^(\d{1,9})\/(\d{1,6}) (\d{1,9})\/(\d{1,6})$/

function rateOf(count: string | undefined, seconds: string | undefined): Rate {
  return { count: Number(count), windowMs: Number(seconds) * 1000 }
}

function isAboveZero({ count, windowMs }: Rate): boolean {
  return count > 0 && windowMs > 0
}

/** Parses texts such as `20/600 600/600`: count and seconds for a visitor and for an address. `off` limits nothing. */
export function parseLimit(text: string): Limit | undefined | Refusal {
  if (text === 'off') return undefined
  const parts = FORM.exec(text)
  if (!parts) return new Refusal()
  const limit = { visitor: rateOf(parts[1], parts[2]), address: rateOf(parts[3], parts[4]) }
  if (isAboveZero(limit.visitor) && isAboveZero(limit.address)) return limit
  return new Refusal(`expected counts and seconds above 0, got ${JSON.stringify(text)}`)
}
