/** A decimal string of major units (`"1234.50"`) with the sign of its currency. */
export type Money = { amount: string; currencySymbol: string }

/** '£1,234.50', '−£6.80' (a true minus). Works on the digits alone: money is never a float. */
export function formatMoney({ amount, currencySymbol }: Money): string {
  const [, minus = '', whole = '', rest = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(amount) ?? []
  if (whole === '') return `${currencySymbol}${amount}`
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${minus && '−'}${currencySymbol}${grouped}${rest}`
}
