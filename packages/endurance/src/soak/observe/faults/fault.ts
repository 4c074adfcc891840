import { pause } from '../../crowd.ts'
import type { RehearsedShop } from '../rehearsed-shop.ts'

/** Something that goes wrong with a shop, and the alerts that tell of it. */
export interface Fault {
  readonly what: string
  readonly alerts: readonly string[]
  /** Begins it under load. @returns its end, after which the shop is well again */
  readonly begin: (shop: RehearsedShop) => Promise<() => Promise<void>>
}

/** Does something again and again, several at once, until the end. Errors are the fault's own, and ignored. */
export function repeated(
  act: (round: number) => Promise<unknown>,
  { atOnce = 1, pauseMs = 0 }: { readonly atOnce?: number; readonly pauseMs?: number } = {},
): () => Promise<void> {
  let isOver = false
  let round = 0
  const one = async () => {
    while (!isOver) {
      await act(round++).catch(() => undefined)
      await pause(pauseMs)
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, one))
  return async () => {
    isOver = true
    await all
  }
}
