import type { Lounge } from '@layover/api-client'

/**
 * The lounge whose 'Buy pass' was pressed (P437), for the state of the cart's history entry. That outlives a reload, and
 * no link from elsewhere can write it. A lounge without walk-in is none that the pass opens.
 */
export function cameFromLounge({ loungeName, walkIn }: Pick<Lounge, 'loungeName' | 'walkIn'>) {
  return walkIn === false ? undefined : { loungeName }
}

/** The lounge's name in a history entry's state; undefined without one. */
export function loungeNameIn(state: unknown): string | undefined {
  const name = Object(state).loungeName
  return typeof name === 'string' ? name : undefined
}
