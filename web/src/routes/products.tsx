import { replace } from 'react-router'
import type { Route } from './+types/products.ts'

/** Spec §2: `/products` is `/products/index`. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw replace(`/products/index${new URL(request.url).search}`)
}

/** Never seen: the address has changed by then. */
export default function Products() {
  return null
}
