import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { FastTrackProduct } from '../features/products/fast-track-product.tsx'
import { LoungeProduct } from '../features/products/lounge-product.tsx'
import { NotFoundPage } from '../page/not-found-page.tsx'
import { PageHead } from '../page/page-head.tsx'
import type { Route } from './+types/product.ts'

/** The home page's cards link here (P72). */
const PRODUCTS = new Map([
  ['lounge', { head: fixedHeads.loungeProduct, Page: LoungeProduct }],
  ['fast-track', { head: fixedHeads.fastTrackProduct, Page: FastTrackProduct }],
])

/** The prerendered page has all of its text, so nothing loads before it shows. An unknown product is not found. */
export default function Product({ params: { productType } }: Route.ComponentProps) {
  const found = PRODUCTS.get(productType)
  if (!found) return <NotFoundPage />
  const { head, Page } = found
  return (
    <>
      <PageHead {...head} />
      <Page />
    </>
  )
}
