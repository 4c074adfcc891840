import { useEffect, useState } from 'react'
import { type Addition, shopHas } from './shop-config.ts'

/** Whether this upstream has one of our own calls (P212); false until it is known. */
export function useShopHas(addition: Addition): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isShown = true
    shopHas(addition).then(
      (has) => isShown && setThere(has),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [addition])
  return isThere
}
