import { configureStore } from '@reduxjs/toolkit'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { clearPurchase, sessionSlice } from '../../session/session-slice.ts'
import type { CheckoutDraft } from './draft.ts'
import { useDraft } from './use-draft.ts'

type Draft = CheckoutDraft & { readonly name: string }

const EMPTY: Draft = { isCartSeen: false, name: '' }
const journey = {
  inputInfo: 'loungeBuypassInputInfo',
  emptyDraft: EMPTY,
  restore: (stored: unknown): Draft => ({ ...EMPTY, ...(stored as Partial<Draft> | null) }),
}

function drawn() {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } })
  let drawings = 0
  const hook = renderHook(
    () => {
      drawings += 1
      return useDraft<Draft>(journey as never)
    },
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider> },
  )
  return { ...hook, store, draft: () => hook.result.current, drawings: () => drawings }
}

test('an answer given on leaving is stored, and only the next drawing has it', () => {
  const { draft, drawings, rerender } = drawn()
  act(() => draft().updateOnLeaving({ isCartSeen: true }))
  expect(drawings()).toBe(1)
  expect(draft().read().isCartSeen).toBe(true)
  rerender()
  expect(draft().draft.isCartSeen).toBe(true)
})

test('where the step is not left after all, the next change is drawn with it', () => {
  const { draft, drawings } = drawn()
  act(() => draft().updateOnLeaving({ isCartSeen: true }))
  act(() => draft().update({ name: 'Amelia' }))
  expect(drawings()).toBe(2)
  expect(draft().draft).toEqual({ isCartSeen: true, name: 'Amelia' })
})

test('a draft that ends after an answer on leaving is drawn at once', () => {
  const { draft, store } = drawn()
  act(() => draft().updateOnLeaving({ isCartSeen: true }))
  act(() => void store.dispatch(clearPurchase()))
  expect(draft().draft).toEqual(EMPTY)
})
