import { SHOP_NAME } from '../heads/head.ts'
import { type LinkedData, withContext } from './linked-data.ts'

/** A price with all fees in: decimal text in major units. */
export interface Cost {
  readonly price: string
  readonly currency: string
}

/** The facts about a product that search engines read. */
export interface Sale {
  readonly name: string
  readonly description: string
  readonly code: string
  readonly category: string
  readonly images: readonly string[]
  readonly cost: Cost
  /** The page that sells it. */
  readonly path: string
}

/** The pictures with an absolute address. The shop's own drawings have none. */
export function remoteImages(...images: readonly (string | undefined)[]): string[] {
  return images.filter((image): image is string => image !== undefined && /^https?:\/\//.test(image))
}

/** The picture of any page that has none of its own. */
export const SHARE_IMAGE = { path: '/share.png', width: 1200, height: 630 } as const

export function productData(sale: Sale, origin: string): LinkedData {
  const { name, description, code, category, images, cost, path } = sale
  return withContext({
    '@type': 'Product',
    name,
    description,
    sku: code,
    category,
    image: images.length > 0 ? images : [origin + SHARE_IMAGE.path],
    brand: { '@type': 'Brand', name: SHOP_NAME },
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: cost.price,
      priceCurrency: cost.currency,
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: SHOP_NAME, url: `${origin}/` },
    },
  })
}
