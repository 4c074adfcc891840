import '../features/lounges/lounges.css'
import { type MiddlewareFunction, Outlet } from 'react-router'
import { type PurchaseSurroundings, purchaseStore } from '../checkout/purchase-surroundings.ts'
import { PopularLounges } from '../features/lounges/popular-lounges.tsx'
import { PageHead } from '../page/page-head.tsx'
import { loaderStore } from '../store/store-context.ts'
import '../store/store-api.ts'

/** Gives each purchase's loader the store, which no feature may import. */
const lendStore: MiddlewareFunction = ({ context }, next) => {
  context.set(purchaseStore, loaderStore(context))
  return next()
}

export const clientMiddleware = [lendStore]

const SURROUNDINGS: PurchaseSurroundings = { Head: PageHead, afterResult: <PopularLounges /> }

/** The layout of every purchase; it provides the parts from above a feature. */
export default function PurchaseLayout() {
  return <Outlet context={SURROUNDINGS} />
}
