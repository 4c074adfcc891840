import { Refused } from '../domain/refused.ts'

/** Returns the value, if there is one. @throws Refused NOT_FOUND otherwise */
export function found<T>(thing: T | undefined): T {
  return thing ?? notFound()
}

/** Refuses a call that names something unknown. */
export function notFound(): never {
  throw new Refused('NOT_FOUND')
}

/** Refuses a call that this release does not serve, after its subject was found. */
export function notAvailable(): never {
  throw new Refused('NOT_AVAILABLE')
}
