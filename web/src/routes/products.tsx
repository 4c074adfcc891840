import { PRODUCTS } from '@layover/site/addresses'
import { replace } from 'react-router'
import type { Route } from './+types/products.ts'

/** `/products` redirects to `/products/index` (P9). */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw replace(`${PRODUCTS}${new URL(request.url).search}`)
}

/** Never shown: the redirect comes first. */
export default function Products() {
  return null
}
