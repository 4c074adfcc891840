import { currencyExponent } from '@layover/rules/currency-exponent'

/** A currency that sample prices are set in. */
export type Currency = {
  code: string
  /** Digits after the decimal point (ISO 4217): 2 for most, 0 for the yen, 3 for the dinars. */
  minorUnitDigits: number
  /** The price of an ordinary lounge for one guest, in major units, and the step of rounded prices. */
  loungePrice: number
  step: number
}

type Row = readonly [code: string, loungePrice: number, step: number]

const rows: readonly Row[] = [
  ['AED', 155, 5],
  ['AUD', 65, 1],
  ['BHD', 15, 0.5],
  ['BRL', 200, 5],
  ['CAD', 55, 1],
  ['CHF', 40, 1],
  ['CLP', 35_000, 500],
  ['CNY', 260, 10],
  ['COP', 150_000, 1000],
  ['CZK', 900, 10],
  ['DKK', 290, 10],
  ['EGP', 1500, 50],
  ['EUR', 38, 1],
  ['GBP', 32, 1],
  ['HKD', 320, 10],
  ['HUF', 14_000, 100],
  ['IDR', 450_000, 10_000],
  ['ILS', 150, 5],
  ['INR', 1800, 50],
  ['ISK', 5900, 100],
  ['JOD', 25, 0.5],
  ['JPY', 5200, 100],
  ['KES', 4500, 100],
  ['KRW', 49_000, 1000],
  ['KWD', 12.5, 0.5],
  ['KZT', 18_000, 100],
  ['MAD', 380, 10],
  ['MXN', 700, 10],
  ['MYR', 150, 5],
  ['NOK', 450, 10],
  ['NZD', 65, 1],
  ['OMR', 14, 0.5],
  ['PEN', 140, 5],
  ['PHP', 1700, 50],
  ['PLN', 160, 5],
  ['QAR', 155, 5],
  ['RON', 180, 5],
  ['SAR', 155, 5],
  ['SEK', 450, 10],
  ['SGD', 55, 1],
  ['THB', 1300, 50],
  ['TRY', 1600, 50],
  ['TWD', 1200, 50],
  ['USD', 42, 1],
  ['VND', 800_000, 10_000],
  ['ZAR', 550, 10],
]

const byCode: ReadonlyMap<string, Currency> = new Map(
  rows.map(([code, loungePrice, step]) => [
    code,
    { code, minorUnitDigits: currencyExponent(code), loungePrice, step },
  ]),
)

/** Returns the currency of an ISO 4217 code; throws on a code in which no sample price is set. */
export function currencyOf(code: string): Currency {
  const currency = byCode.get(code)
  if (currency === undefined) throw new Error(`No sample price is set in ${code}.`)
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
