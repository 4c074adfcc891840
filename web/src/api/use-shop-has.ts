import type { Addition } from '@layover/api-client'
import { useSyncExternalStore } from 'react'
import { isKnownToHave, readShopConfig } from './shop-config.ts'

/** Whether this upstream has one of our own calls (P212); false until it is known, and in the first HTML. */
export function useShopHas(addition: Addition): boolean {
  return useSyncExternalStore(
    onceKnown,
    () => isKnownToHave(addition),
    () => false,
  )
}

function onceKnown(onChange: () => void): () => void {
  let isWatched = true
  readShopConfig().then(
    () => isWatched && onChange(),
    () => undefined,
  )
  return () => {
    isWatched = false
  }
}
