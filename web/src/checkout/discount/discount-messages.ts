import { discountErrors } from '@layover/api-client'

/** Whether a quote or an order was refused because of its code, which is then forgotten. */
export function blamesCode(errorCode: string): boolean {
  return Object.hasOwn(discountErrors, errorCode)
}

/** The sentence at the discount box for a business failure; `undefined` when the popup reports it instead. */
export function discountMessage(errorCode: string): string | undefined {
  if (errorCode === 'DISCOUNT_NOT_APPLICABLE') return undefined
  const sentences: Readonly<Record<string, string>> = discountErrors
  return blamesCode(errorCode) ? sentences[errorCode] : undefined
}
