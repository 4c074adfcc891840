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

/** The pages of the shop as patterns (P243): which airport and which words stay out. */
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

/** A purchase as it is counted: its name, and the pattern of its addresses. */
export type CountedPurchase = { readonly name: string; readonly path: string }

/** Of which purchases something may be given, and on which pages: all patterns and names of the shop's own. */
const pages: string[] = [...PAGES]
const purchaseNames: string[] = []

/** Puts purchases on the list; the wiring does it once, with those that the shop has. */
export function countPurchases(purchases: readonly CountedPurchase[]): void {
  for (const { name, path } of purchases) {
    if (purchaseNames.includes(name)) continue
    purchaseNames.push(name)
    pages.push(path)
  }
}

export const countedPages = (): readonly string[] => pages

/**
 * Every event and all that it may say (P243). A field's value comes from a list that stands here, so nothing that
 * a visitor typed or was given (a word, an email, a reference, a key) can ever be one. The types follow from it.
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

/** Something worth counting, without saying who did it. */
export type ShopEvent = {
  [Name in keyof Events]: { readonly name: Name } & Fields<Events[Name]>
}[keyof Events]

/** The event with its listed fields and nothing else, or `undefined` where a name or a value is not on the list. */
export function permitted(event: ShopEvent): ShopEvent | undefined {
  if (!Object.hasOwn(EVENTS, event.name)) return undefined
  const given = event as unknown as Record<string, unknown>
  const fields = Object.entries<readonly unknown[]>(EVENTS[event.name])
  if (!fields.every(([field, values]) => values.includes(given[field]))) return undefined
  const listed = fields.map(([field]) => [field, given[field]])
  return { name: event.name, ...Object.fromEntries(listed) } as ShopEvent
}
