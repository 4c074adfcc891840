import { accept, refuse, type Verdict } from './verdict.ts'

export const UNIQUE_PASSENGERS_MESSAGE = 'Please use unique names for each passenger.'

/** A passenger's name in two parts, as on the passport (P310). */
type PassengerName = { readonly firstName: string; readonly lastName: string }

/** The places in the list whose name stood earlier already; passengers not yet named are left out. */
export function repeatedPassengers(passengers: readonly PassengerName[]): number[] {
  const seen = new Set<string>()
  return passengers.flatMap((passenger, index) => {
    const first = fold(passenger.firstName)
    const last = fold(passenger.lastName)
    if (first === '' && last === '') return []
    const key = `${first}\n${last}`
    if (seen.has(key)) return [index]
    seen.add(key)
    return []
  })
}

/** No two passengers of a booking bear the same name (P89). */
export function checkUniquePassengers<T extends PassengerName>(
  passengers: readonly T[],
): Verdict<readonly T[]> {
  return repeatedPassengers(passengers).length === 0 ? accept(passengers) : refuse(UNIQUE_PASSENGERS_MESSAGE)
}

/** Trimmed, inner spaces as one, case folded (P89). Upper case first, since that is what makes ß and SS meet. */
function fold(name: string): string {
  return name.trim().replace(/\s+/g, ' ').normalize('NFC').toUpperCase().toLowerCase()
}
