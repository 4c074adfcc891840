import { type Currency, currencyOf } from './currencies.ts'

/** Countries by the currency that a card is charged in there. The rest of the world is priced in US dollars. */
const countriesByCurrency: Readonly<Record<string, string>> = {
  AED: 'AE',
  AUD: 'AU CC CX KI NF NR TV',
  BHD: 'BH',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EGP: 'EG',
  EUR:
    'AD AL AT AX BA BE BF BG BJ BL CF CG CI CM CY DE DZ EE ES FI FR GA GF GN GP GQ GR GW HR IE IT LT LU LV MC MD ME ' +
    'MF MG MK ML MQ MT NC NE NL PF PM PT RE RS SI SK SM SN TD TG TN UA WF XK YT',
  GBP: 'FK GB GG GI IM JE SH',
  HKD: 'HK MO',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'BT IN',
  ISK: 'IS',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KRW: 'KR',
  KWD: 'KW',
  KZT: 'KZ',
  MAD: 'EH MA',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'NO SJ',
  NZD: 'CK NU NZ TK',
  OMR: 'OM',
  PEN: 'PE',
  PHP: 'PH',
  PLN: 'PL',
  QAR: 'QA',
  RON: 'RO',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'BN SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  VND: 'VN',
  ZAR: 'LS NA SZ ZA',
}

const currencyByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)

/** The currency of a sample place in this country. */
export function currencyOfCountry(countryCode: string): Currency {
  return currencyOf(currencyByCountry.get(countryCode) ?? 'USD')
}
