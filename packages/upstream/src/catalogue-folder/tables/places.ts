import type { SecuritySide, ServedArea } from '../../domain/catalogue.ts'
import { form, list, oneWord, words } from '../cells/columns.ts'

/** The columns that lounges and lanes share. */

const areas = [
  'International',
  'Domestic',
  'Schengen',
  'Non-Schengen',
  'All flights',
] as const satisfies ServedArea[]
const sides = ['Airside', 'Landside'] as const satisfies SecuritySide[]

export const code = (description: string) =>
  form(
    '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$',
    'a code of 1 to 64 letters, digits, dots, dashes and underscores',
    {
      description,
    },
  )

export const airportCode = () =>
  form('^[A-Z0-9]{3,4}$', 'an airport’s code, such as ZRH', {
    description: 'Its airport: one of this release, or of airports.csv.',
  })

export const currency = () =>
  form('^[A-Z]{3}$', 'a currency’s code, such as GBP', {
    description: 'The currency of its prices, by its ISO 4217 code.',
  })

export const terminal = () => words('Its terminal, as signs have it.')

export const servedArea = () =>
  oneWord(areas, { description: 'The flights that its part of the terminal serves.' })

export const securityType = () => oneWord(sides, { description: 'The side of security on which it is.' })

export const location = () => words('One sentence that leads to the door.', 1000)

export const rules = () =>
  list(
    words('', 500),
    40,
    'What guests have to know, one rule an entry, in the order in which they are shown.',
  )

/** Addresses that the shop's pages may load pictures from, where `IMAGE_ORIGINS` of the gateway names their origin. */
const PICTURE = "(https://[A-Za-z0-9.-]+(:[0-9]{1,5})?/|/(?!/))[A-Za-z0-9._~!$&'()*+,;=:@%/?-]{0,1900}"

export const imgUrl = () =>
  form(`^(|${PICTURE})$`, 'an https:// address, a path that begins with / or nothing', {
    description:
      'Its photograph: an https address whose origin the gateway’s `IMAGE_ORIGINS` names, or a path of the shop. Empty: the shop draws a picture.',
  })
