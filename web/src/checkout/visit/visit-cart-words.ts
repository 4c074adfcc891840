/** What a cart of a visit shows wherever the visit leads, before its scripts run and after. */
export const VISIT_CART = {
  title: 'Your cart',
  notice: 'Non-refundable: once you have paid, it cannot be changed or cancelled.',
}

/** The words of one purchase's cart, before its scripts run and after. */
export type VisitCartWords = { readonly lead: string; readonly countLabel: string }
