import { useCallback, useMemo } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { JsonObject } from '../../session/json.ts'
import { selectInputInfo, setInputInfo, type WithSession } from '../../session/session-slice.ts'
import type { CheckoutDraft, OrderIntent } from './draft.ts'
import type { Journey } from './journey.ts'

export type DraftChange<D> = Partial<D> | ((current: D) => Partial<D>)

function changed<D extends CheckoutDraft>(current: D, change: DraftChange<D>): D {
  const patch = typeof change === 'function' ? change(current) : change
  const next = { ...current, ...patch }
  if (JSON.stringify(next) === JSON.stringify(current)) return current
  const { agreed: _, ...answers } = current
  return { ...answers, ...patch } as D
}

/** The purchase's stored answers, and the functions that change them. */
export function useDraft<D extends CheckoutDraft>(journey: Journey<D>) {
  const store = useStore<WithSession>()
  const dispatch = useDispatch()
  const stored = useSelector((state: WithSession) => selectInputInfo(state, journey.inputInfo))
  const draft = useMemo(() => journey.restore(stored), [journey, stored])
  const save = useCallback(
    (change: (current: D) => D) => {
      const current = journey.restore(selectInputInfo(store.getState(), journey.inputInfo))
      // A draft is plain JSON, which its own type cannot express.
      dispatch(setInputInfo({ key: journey.inputInfo, info: change(current) as unknown as JsonObject }))
    },
    [journey, store, dispatch],
  )
  return {
    draft,
    read: useCallback(
      () => journey.restore(selectInputInfo(store.getState(), journey.inputInfo)),
      [journey, store],
    ),
    /**
     * Changes answers, which revokes the agreed total. A late change (after an awaited rule) is a function, so that it
     * applies to the then current draft.
     */
    update: useCallback((change: DraftChange<D>) => save((current) => changed(current, change)), [save]),
    /** Stores a change that the visitor did not make, such as a hold. The agreed total stays valid. */
    keep: useCallback((change: Partial<D>) => save((current) => ({ ...current, ...change })), [save]),
    /** Stores the order's intent; undefined removes it. */
    keepIntent: useCallback(
      (intent: OrderIntent | undefined) =>
        save(({ intent: _, ...rest }) => ({ ...rest, ...(intent && { intent }) }) as unknown as D),
      [save],
    ),
    /** Starts over with the empty draft (P108). */
    restart: useCallback(() => save(() => journey.emptyDraft), [save, journey]),
  }
}
