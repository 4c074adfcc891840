/** The first entries of the home page and of the lists 'popular', in this order, as far as the network has them (P566). */

export const popularAirportCodes: readonly string[] = (
  'LHR DXB SIN JFK HKG CDG AMS FRA IST ZRH BKK DOH ' + 'MAD HND LAX SYD LGW MAN DUB ICN DEL GRU YYZ KUL'
).split(' ')

export const popularLoungeCodes: readonly string[] = [
  'DXB-CREEK',
  'SIN-QUAYSIDE',
  'JFK-HUDSON',
  'LHR-HARRIER',
  'ZRH-LIMMAT',
  'LHR-TERRACE',
]

export const popularLaneCodes: readonly string[] = [
  'LHR-FT-T5',
  'DXB-FT-T3',
  'LGW-FT-NORTH',
  'MAN-FT-T1',
  'AMS-FT-MAIN',
  'CDG-FT-T2E',
]

/**
 * The chosen ones that there are, in their order, then as many of the others as were chosen and are missing (P566).
 *
 * @param all the best first
 */
export function popularOf<T extends object>(
  chosen: readonly string[],
  all: readonly T[],
  codeOf: (each: T) => string,
): T[] {
  const byCode = new Map(all.map((each) => [codeOf(each), each]))
  const known = chosen.map((code) => byCode.get(code)).filter((each) => each !== undefined)
  const others = all.filter((each) => !known.includes(each))
  return [...known, ...others].slice(0, chosen.length)
}
