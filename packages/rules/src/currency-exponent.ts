/** ISO 4217's currencies that do not have two decimals. */
const exponents: ReadonlyMap<string, number> = new Map([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ].map((code) => [code, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
])

/** How many decimals the currency's major unit has: 2 unless ISO 4217 has another number. */
export function currencyExponent(currency: string): number {
  return exponents.get(currency) ?? 2
}
