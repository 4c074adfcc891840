import { replace } from 'react-router'
import type { Route } from './+types/products.ts'

/** `/products` leads to `/products/index` (P9). */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw replace(`/products/index${new URL(request.url).search}`)
}

/** Never seen: the address has changed by then. */
export default function Products() {
  return null
}
