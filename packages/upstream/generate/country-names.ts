/**
 * Common English names. Intl.DisplayNames provides most of them; this list has those that it abbreviates, decorates
 * or has changed between ICU versions (a run must write the same bytes on every Node).
 */
const byHand: Readonly<Record<string, string>> = {
  AC: 'Ascension Island',
  CC: 'Cocos Islands',
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  CV: 'Cape Verde',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GB: 'United Kingdom',
  HK: 'Hong Kong',
  MK: 'North Macedonia',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  SZ: 'Eswatini',
  TA: 'Tristan da Cunha',
  TR: 'Türkiye',
  US: 'United States',
  VA: 'Vatican City',
  XK: 'Kosovo',
}

const displayNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Returns the country's English name; throws on an unknown code. */
export function countryName(countryCode: string): string {
  const name = byHand[countryCode] ?? displayNames.of(countryCode)
  if (name === undefined) throw new Error(`No English name for the country code ${countryCode}.`)
  return name
    .replaceAll(' & ', ' and ')
    .replace(/^St\. /, 'Saint ')
    .replaceAll('’', "'")
}
