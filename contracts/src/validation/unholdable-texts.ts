import type { Violation } from '../shapes/problem.ts'

const UNHOLDABLE = /[\0\p{Surrogate}]/u

/** Texts with a zero character or half of a surrogate pair: no database can store either. */
export function unholdableTexts(value: unknown, path = '$'): Violation[] {
  if (typeof value === 'string') {
    return UNHOLDABLE.test(value)
      ? [{ path, expected: 'text of whole characters', got: 'something else' }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    unholdableTexts(item, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`),
  )
}
