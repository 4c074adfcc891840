/** Spec §8, byte-exact. Every other failure of a discount gets the generic popup. */
const MESSAGES: Readonly<Record<string, string>> = {
  '20001': 'This discount code has already been used.',
  '20002': 'This discount code is not valid.',
  '20005': 'This discount code has expired.',
}

/** The sentence at the discount box for a business failure; undefined where the popup speaks instead. */
export function discountMessage(errorCode: string): string | undefined {
  return Object.hasOwn(MESSAGES, errorCode) ? MESSAGES[errorCode] : undefined
}
