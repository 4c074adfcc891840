import { allCalls } from '@layover/contracts'

/** Whether a check that reports on some calls alone has to look at any of these; resources by tag, or single calls by id. */
export type Scope = (...names: readonly string[]) => boolean

/** The scope of `--calls`; everything without it. Other calls about the same facts are sent all the same. */
export function scopeOf(calls: readonly string[] | undefined): Scope {
  if (calls === undefined) return () => true
  const wanted = new Set(calls.flatMap((id) => [id, id.split('.')[0]]))
  return (...names) => names.some((name) => wanted.has(name))
}

/** Calls that a purchase tests. */
export const boughtBy: readonly string[] = [
  ...allCalls.filter(({ effect }) => effect === 'order').map(({ id }) => id),
  'order',
  'discount',
  'cip.checkAvailable',
  'loungePrebooking.checkAvailable',
]
