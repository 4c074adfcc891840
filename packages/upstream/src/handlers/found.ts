import { Refused } from '../domain/refused.ts'

/** The thing that a code names. @throws Refused NOT_FOUND when it names none */
export function found<T>(thing: T | undefined): T {
  return thing ?? notFound()
}

/** The end of a call that names something nobody knows. */
export function notFound(): never {
  throw new Refused('NOT_FOUND')
}

/** The end of a call that this release does not serve yet: an honest no, once what it asks about is known to exist. */
export function notAvailable(): never {
  throw new Refused('NOT_AVAILABLE')
}
