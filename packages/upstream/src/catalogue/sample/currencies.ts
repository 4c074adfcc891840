import { currencyExponent } from '@layover/rules/currency-exponent'

/** A currency that sample prices are set in. */
export type Currency = {
  code: string
  symbol: string
  /** Digits after the decimal point (ISO 4217): 2 for most, 0 for the yen, 3 for the dinars. */
  minorUnitDigits: number
  /** The price of an ordinary lounge for one guest, in major units, and the step of rounded prices. */
  loungePrice: number
  step: number
}

type Row = readonly [code: string, symbol: string, loungePrice: number, step: number]

const rows: readonly Row[] = [
  ['AED', 'AED', 155, 5],
  ['AUD', 'A$', 65, 1],
  ['BHD', 'BHD', 15, 0.5],
  ['BRL', 'R$', 200, 5],
  ['CAD', 'CA$', 55, 1],
  ['CHF', 'CHF', 40, 1],
  ['CLP', 'CLP$', 35_000, 500],
  ['CNY', 'CN¥', 260, 10],
  ['COP', 'COL$', 150_000, 1000],
  ['CZK', 'Kč', 900, 10],
  ['DKK', 'kr', 290, 10],
  ['EGP', 'E£', 1500, 50],
  ['EUR', '€', 38, 1],
  ['GBP', '£', 32, 1],
  ['HKD', 'HK$', 320, 10],
  ['HUF', 'Ft', 14_000, 100],
  ['IDR', 'Rp', 450_000, 10_000],
  ['ILS', '₪', 150, 5],
  ['INR', '₹', 1800, 50],
  ['ISK', 'kr', 5900, 100],
  ['JOD', 'JOD', 25, 0.5],
  ['JPY', '¥', 5200, 100],
  ['KES', 'KSh', 4500, 100],
  ['KRW', '₩', 49_000, 1000],
  ['KWD', 'KWD', 12.5, 0.5],
  ['KZT', '₸', 18_000, 100],
  ['MAD', 'MAD', 380, 10],
  ['MXN', 'MX$', 700, 10],
  ['MYR', 'RM', 150, 5],
  ['NOK', 'kr', 450, 10],
  ['NZD', 'NZ$', 65, 1],
  ['OMR', 'OMR', 14, 0.5],
  ['PEN', 'S/', 140, 5],
  ['PHP', '₱', 1700, 50],
  ['PLN', 'zł', 160, 5],
  ['QAR', 'QAR', 155, 5],
  ['RON', 'lei', 180, 5],
  ['SAR', 'SAR', 155, 5],
  ['SEK', 'kr', 450, 10],
  ['SGD', 'S$', 55, 1],
  ['THB', '฿', 1300, 50],
  ['TRY', '₺', 1600, 50],
  ['TWD', 'NT$', 1200, 50],
  ['USD', '$', 42, 1],
  ['VND', '₫', 800_000, 10_000],
  ['ZAR', 'R', 550, 10],
]

const byCode: ReadonlyMap<string, Currency> = new Map(
  rows.map(([code, symbol, loungePrice, step]) => [
    code,
    { code, symbol, minorUnitDigits: currencyExponent(code), loungePrice, step },
  ]),
)

/** Returns the currency of an ISO 4217 code; throws on a code without prices in the catalogue. */
export function currencyOf(code: string): Currency {
  const currency = byCode.get(code)
  if (currency === undefined) throw new Error(`The catalogue sets no prices in ${code}.`)
  return currency
}

/** Integer minor units of an amount in major units: 12.5 KWD is 12500, 5200 JPY is 5200. */
export function toMinor(amountMajor: number, currency: Currency): number {
  return Math.round(amountMajor * 10 ** currency.minorUnitDigits)
}

/** `factor` times an ordinary lounge's price, rounded to the currency's step and never nothing; minor units. */
export function samplePriceMinor(currency: Currency, factor: number): number {
  const steps = Math.max(1, Math.round((currency.loungePrice * factor) / currency.step))
  return toMinor(steps * currency.step, currency)
}
