import { useCallback, useMemo, useRef } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { JsonObject } from '../../session/json.ts'
import { selectInputInfo, setInputInfo, type WithSession } from '../../session/session-slice.ts'
import type { InputInfo } from '../../session/session-state.ts'
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
  /** The answers stored on leaving a step: true while they are being stored, and not set once anything is drawn. */
  const left = useRef<InputInfo | true>(undefined)
  left.current = undefined
  const stored = useSelector(
    (state: WithSession) => selectInputInfo(state, journey.inputInfo),
    (drawn, next) => drawn === next || left.current === true || (next !== null && next === left.current),
  )
  const draft = useMemo(() => journey.restore(stored), [journey, stored])
  const save = useCallback(
    (change: (current: D) => D, leaves = false) => {
      const current = journey.restore(selectInputInfo(store.getState(), journey.inputInfo))
      // A draft is plain JSON, which its own type cannot express.
      const info = change(current) as unknown as JsonObject
      if (leaves) left.current = true
      dispatch(setInputInfo({ key: journey.inputInfo, info }))
      if (leaves) left.current = selectInputInfo(store.getState(), journey.inputInfo)
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
    /** Changes answers as `update` does, but leaves the drawing to the next step. */
    updateOnLeaving: useCallback(
      (change: Partial<D>) => save((current) => changed(current, change), true),
      [save],
    ),
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
