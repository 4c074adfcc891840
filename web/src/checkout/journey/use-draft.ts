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

/** The purchase's answers as the session keeps them, and the ways to change them. */
export function useDraft<D extends CheckoutDraft>(journey: Journey<D>) {
  const store = useStore<WithSession>()
  const dispatch = useDispatch()
  const stored = useSelector((state: WithSession) => selectInputInfo(state, journey.inputInfo))
  const draft = useMemo(() => journey.restore(stored), [journey, stored])
  const save = useCallback(
    (change: (current: D) => D) => {
      const current = journey.restore(selectInputInfo(store.getState(), journey.inputInfo))
      // A draft is made of what JSON can carry; its own type cannot say so.
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
     * Changes answers. Whatever was agreed to before does not hold for other answers. An answer that comes late (a rule
     * that took a moment) is given as a function, so that it meets the draft as it is by then.
     */
    update: useCallback((change: DraftChange<D>) => save((current) => changed(current, change)), [save]),
    /** Keeps what is no answer of the visitor's, such as a hold: what was agreed to stands. */
    keep: useCallback((change: Partial<D>) => save((current) => ({ ...current, ...change })), [save]),
    /** Keeps the order's intent; undefined forgets it. */
    keepIntent: useCallback(
      (intent: OrderIntent | undefined) =>
        save(({ intent: _, ...rest }) => ({ ...rest, ...(intent && { intent }) }) as unknown as D),
      [save],
    ),
    /** Starts over with the empty draft (P108). */
    restart: useCallback(() => save(() => journey.emptyDraft), [save, journey]),
  }
}
