import { createContext, useContext } from 'react'
import type { To } from 'react-router'

/** Query parameters that every link inside the shop carries along. Empty by default. */
export const CarriedQuery = createContext<Readonly<Record<string, string>>>({})

/** Adds the carried parameters to a target inside the shop; a parameter of the target itself wins. */
export function withCarriedQuery(to: To, carried: Readonly<Record<string, string>>): To {
  const entries = Object.entries(carried)
  if (entries.length === 0) return to
  if (typeof to === 'string') {
    const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? []
    return `${path}${merge(search, entries)}${hash}`
  }
  return { ...to, search: merge(to.search ?? '', entries) }
}

function merge(search: string, entries: [string, string][]): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of entries) if (!query.has(name)) query.set(name, value)
  return `?${query}`
}

/** The same for callers of `navigate()`: `carry('/somewhere?x=1')`. */
export function useCarriedQuery(): (to: To) => To {
  const carried = useContext(CarriedQuery)
  return (to) => withCarriedQuery(to, carried)
}
