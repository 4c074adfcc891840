/** ISO 4217's currencies that do not have two decimals; its units of account are no money that anybody pays with. */
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

/** How many decimals the major unit of a currency in circulation has (ISO 4217). */
export function currencyExponent(currency: string): number {
  return exponents.get(currency) ?? 2
}
