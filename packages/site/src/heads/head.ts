/** The product title (P5), for the home page and for pages without a title of their own. */
const PRODUCT_TITLE = 'Layover: lounge passes and fast-track lanes'

/** The shop's name beside a page's own title and in structured data. */
export const SHOP_NAME = 'Layover'

/** The title and description of a page, for the tab, for search engines and for shared links. */
export interface PageHead {
  /** The page's own title, to which the shop's name is added. Without it, the product title is used. */
  readonly title?: string
  readonly description?: string
  /** The page's address without `from` and other parameters that change nothing: '/airport/1/LHR'. */
  readonly canonicalPath?: string
  /** For pages that search engines must not index. */
  readonly isUnlisted?: boolean
}

/** A page's title as the tab shows it. */
export function wholeTitle(title: string | undefined): string {
  return title ? `${title} | ${SHOP_NAME}` : PRODUCT_TITLE
}

/** Joins the parts that are not empty: `['Zurich', '', 'Switzerland']` → 'Zurich, Switzerland'. */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
