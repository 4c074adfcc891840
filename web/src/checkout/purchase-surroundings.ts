import type { PageHead } from '@layover/site/heads/head'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType, ReactNode } from 'react'
import { createContext, useOutletContext } from 'react-router'
import type { api } from '../api/api.ts'
import type { SessionState } from '../session/session-state.ts'

/** The store as a purchase's loader needs it: what the session keeps, and the asking of the server. */
type PurchaseStore = {
  readonly getState: () => { session: SessionState }
  readonly dispatch: ThunkDispatch<{ api: ReturnType<typeof api.reducer> }, unknown, UnknownAction>
}

/** How a purchase's loader reaches the store; the layout around all purchases puts it there. */
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
