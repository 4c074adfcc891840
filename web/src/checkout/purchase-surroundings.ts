import type { PageHead } from '@layover/site/heads/head'
import type { ComponentType, ReactNode } from 'react'
import { createContext, useOutletContext } from 'react-router'
import type { LateDispatch } from '../api/late-query.ts'
import type { SessionState } from '../session/session-state.ts'

/** The store for a purchase's loader: it reads the session and sends queries. */
type PurchaseStore = {
  readonly getState: () => { session: SessionState }
  readonly dispatch: LateDispatch
}

/** The context in which the layout of all purchases puts the store for their loaders. */
export const purchaseStore = createContext<PurchaseStore>()

/** The parts that a purchase gets from above: it imports neither app nor routes nor other features. */
export type PurchaseSurroundings = {
  /** Makes the page's head. */
  readonly Head: ComponentType<PageHead & { hasError?: boolean }>
  /** Shown under a result: the popular lounges (P204). */
  readonly afterResult: ReactNode
}

export function usePurchaseSurroundings(): PurchaseSurroundings {
  return useOutletContext<PurchaseSurroundings>()
}
