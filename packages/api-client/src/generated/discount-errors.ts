// Generated from contracts/openapi.json by `pnpm generate`. Do not edit.
export const discountErrors = {
  "20001": "This discount code has already been used.",
  "20002": "This discount code is not valid.",
  "20005": "This discount code has expired.",
  "DISCOUNT_NOT_APPLICABLE": "The discount code does not apply to this purchase."
} as const
