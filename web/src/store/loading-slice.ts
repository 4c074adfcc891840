import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The kind of call that runs; `order` is one whose payment is under way. */
type Waiting = PayloadAction<string | undefined>

const ORDER = 'order'

/**
 * Counts what the whole page waits for, besides navigations: submits, and orders and payments once more separately. Each
 * `loadingStarted` needs a `loadingEnded` with the same payload.
 */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: { pending: 0, orders: 0 },
  reducers: {
    loadingStarted(state, { payload }: Waiting) {
      state.pending += 1
      if (payload === ORDER) state.orders += 1
    },
    loadingEnded(state, { payload }: Waiting) {
      state.pending = Math.max(0, state.pending - 1)
      if (payload === ORDER) state.orders = Math.max(0, state.orders - 1)
    },
  },
  selectors: { selectIsLoading: (state) => state.pending > 0, selectIsPaying: (state) => state.orders > 0 },
})

export const { loadingStarted, loadingEnded } = loadingSlice.actions
export const { selectIsLoading, selectIsPaying } = loadingSlice.selectors
