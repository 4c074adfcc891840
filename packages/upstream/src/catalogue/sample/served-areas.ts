import type { ServedArea } from '../../domain/catalogue.ts'

const schengen = new Set(
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Countries with terminals for domestic traffic. */
const domestic = new Set(
  'AR AU BR CA CL CN CO DZ EG ET GB ID IN IR JP KR KZ MA MX MY NG NZ PE PH PK RU SA TH TR US VN ZA'.split(
    ' ',
  ),
)

/** The areas of a terminal in this country, the likeliest first; a terminal's name may decide. */
export function servedAreas(countryCode: string, terminal: string): readonly [ServedArea, ...ServedArea[]] {
  if (terminal === 'Domestic Terminal') return ['Domestic']
  if (terminal === 'International Terminal') return ['International']
  if (schengen.has(countryCode)) return ['Schengen', 'Non-Schengen']
  if (countryCode === 'GB' || countryCode === 'IE') return ['All flights', 'International']
  if (domestic.has(countryCode)) return ['International', 'Domestic']
  return ['International']
}
