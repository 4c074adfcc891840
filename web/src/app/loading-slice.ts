import { createSlice } from '@reduxjs/toolkit'

/** Counts what the whole page waits for besides navigations: submits. Every `loadingStarted` owes a `loadingEnded`. */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: { pending: 0 },
  reducers: {
    loadingStarted(state) {
      state.pending += 1
    },
    loadingEnded(state) {
      state.pending = Math.max(0, state.pending - 1)
    },
  },
  selectors: { selectIsLoading: (state) => state.pending > 0 },
})

export const { loadingStarted, loadingEnded } = loadingSlice.actions
export const { selectIsLoading } = loadingSlice.selectors
