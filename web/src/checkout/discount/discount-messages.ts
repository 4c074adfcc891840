/** Exact sentences (P129 to P131). Every other failure of a discount gets the generic popup. */
const MESSAGES: Readonly<Record<string, string>> = {
  '20001': 'This discount code has already been used.',
  '20002': 'This discount code is not valid.',
  '20005': 'This discount code has expired.',
}

/** Why a quote or an order was refused because of its code; any other failure says nothing about the code. */
const BLAMES_CODE: ReadonlySet<string> = new Set([...Object.keys(MESSAGES), 'DISCOUNT_NOT_APPLICABLE'])

/** Whether the code is to blame for a business failure, so that it is to be forgotten. */
export function blamesCode(errorCode: string): boolean {
  return BLAMES_CODE.has(errorCode)
}

/** The sentence at the discount box for a business failure; undefined where the popup speaks instead. */
export function discountMessage(errorCode: string): string | undefined {
  return Object.hasOwn(MESSAGES, errorCode) ? MESSAGES[errorCode] : undefined
}
