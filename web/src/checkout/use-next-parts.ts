import { useEffect } from 'react'
import { whenIdle } from '../ui/page/when-idle.ts'
import type { CheckoutDraft } from './journey/draft.ts'
import type { Journey } from './journey/journey.ts'
import { lateResult } from './result/late-result.ts'

/** Loads the code of the later steps and of the result once the browser is idle, one after the other (P495). */
export function useNextParts<D extends CheckoutDraft>({ steps }: Pick<Journey<D>, 'steps'>): void {
  useEffect(
    () =>
      whenIdle(async () => {
        for (const load of [...steps.map((step) => step.load), lateResult.load])
          await load?.().catch(() => {})
      }),
    [steps],
  )
}
