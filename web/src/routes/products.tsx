import { PRODUCTS } from '@layover/site/addresses'
import { replace } from 'react-router'
import type { Route } from './+types/products.ts'

/** `/products` leads to `/products/index` (P9). */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw replace(`${PRODUCTS}${new URL(request.url).search}`)
}

/** Never seen: the address has changed by then. */
export default function Products() {
  return null
}
