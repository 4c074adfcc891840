import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import type { CallingCode } from '../src/domain/catalogue.ts'
import { countryName } from './country-names.ts'

const fold = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every country and territory with a calling code of its own or a shared one, sorted by name (P95). */
export function buildCallingCodes(): CallingCode[] {
  return getCountries()
    .map((country) => ({ name: countryName(country), telAbbr: getCountryCallingCode(country) as string }))
    .sort((a, b) => (fold(a.name) < fold(b.name) ? -1 : 1))
}
