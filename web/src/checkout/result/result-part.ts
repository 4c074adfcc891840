/** The code of a purchase's result, a part of its own: its steps need none of it. */
export { PassList } from './pass-list.tsx'
export { PurchaseResult } from './purchase-result.tsx'
