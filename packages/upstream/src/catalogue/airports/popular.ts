/** The entries of the home page and of the lists 'popular', in this order. */

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
