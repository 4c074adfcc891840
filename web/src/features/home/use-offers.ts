import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type LateDispatch, loadQueryCache } from '../../api/late-query.ts'
import type { Offers } from '../../api/offers.ts'
import { whenIdle } from '../../ui/page/when-idle.ts'

const NONE: Offers = { pass: undefined, lowestLane: undefined, lowestVisit: undefined, airports: [] }

/**
 * The home page's figures, missing until they have loaded. The first view does without them and without the query
 * cache, so both come when the browser is idle. A part or a call that fails leaves the page's own words.
 */
export function useOffers(): Offers & { isLoading: boolean } {
  const dispatch = useDispatch<LateDispatch>()
  const [loaded, setLoaded] = useState<Offers>()
  useEffect(() => {
    let isShown = true
    const load = async () => {
      const [{ loadOffers }] = await Promise.all([import('../../api/offers.ts'), dispatch(loadQueryCache())])
      return (await dispatch(loadOffers())).data
    }
    const drop = whenIdle(() => {
      load().then(
        (offers = NONE) => isShown && setLoaded(offers),
        () => isShown && setLoaded(NONE),
      )
    })
    return () => {
      isShown = false
      drop()
    }
  }, [dispatch])
  return { ...(loaded ?? NONE), isLoading: !loaded }
}
