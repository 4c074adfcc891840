const NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  'diners-club': 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  discover: 'Discover',
} as const

/** The card that paid, as a receipt names it: 'Visa ending in 4242' (P511). */
export function cardInWords({ brand, last4 }: { brand: keyof typeof NAMES; last4: string }): string {
  return `${NAMES[brand]} ending in ${last4}`
}
