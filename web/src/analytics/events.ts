import {
  AIRPORT,
  AIRPORT_LIST,
  CONTACT,
  DELETION,
  DELETION_FORM,
  DELETION_RESULT,
  HELP,
  HELP_GROUP,
  HOME,
  LEGAL,
  LOUNGE,
  MEMBERSHIP_PLANS,
  PRODUCT,
  PRODUCTS,
  SURVEY,
} from '@layover/site/addresses'

/** The pages of the shop as patterns (P243). They name no airport and no searched word. */
const PAGES = [
  HOME,
  AIRPORT_LIST,
  AIRPORT,
  PRODUCTS,
  PRODUCT,
  LOUNGE,
  CONTACT,
  HELP,
  HELP_GROUP,
  LEGAL,
  SURVEY,
  DELETION,
  DELETION_FORM,
  DELETION_RESULT,
  MEMBERSHIP_PLANS,
  '*',
] as const

/** A purchase in an event: its name, and the router's pattern of its addresses. */
export type CountedPurchase = { readonly name: string; readonly path: string }

/** The purchases that events may name, and the pages that belong to them. */
const pages: string[] = [...PAGES]
const purchaseNames: string[] = []

/** Sets the purchases that events may name. The wiring calls it once with all purchases of the shop. */
export function countPurchases(purchases: readonly CountedPurchase[]): void {
  for (const { name, path } of purchases) {
    if (purchaseNames.includes(name)) continue
    purchaseNames.push(name)
    pages.push(path)
  }
}

export const countedPages = (): readonly string[] => pages

/**
 * Every event with its fields (P243). The value of a field comes from a list here, so no text from a visitor (a word,
 * an email, a reference, a key) can be one. The types follow from these lists.
 */
const EVENTS = {
  page_viewed: { page: pages },
  search_performed: { what: ['airports', 'help'] },
  step_reached: { purchase: purchaseNames, step: [1, 2, 3, 4] },
  purchase_ended: { purchase: purchaseNames, result: ['success', 'payment', 'order'] },
  error_shown: { error: ['connection', 'other'] },
} as const

type Events = typeof EVENTS
type Fields<F> = { readonly [Name in keyof F]: F[Name] extends readonly (infer Value)[] ? Value : never }

/** An event without anything that identifies the visitor. */
export type ShopEvent = {
  [Name in keyof Events]: { readonly name: Name } & Fields<Events[Name]>
}[keyof Events]

/** The event with its listed fields and nothing else; `undefined` when a name or a value is not on the list. */
export function permitted(event: ShopEvent): ShopEvent | undefined {
  if (!Object.hasOwn(EVENTS, event.name)) return undefined
  const given = event as unknown as Record<string, unknown>
  const fields = Object.entries<readonly unknown[]>(EVENTS[event.name])
  if (!fields.every(([field, values]) => values.includes(given[field]))) return undefined
  const listed = fields.map(([field]) => [field, given[field]])
  return { name: event.name, ...Object.fromEntries(listed) } as ShopEvent
}
