import { createSlice } from '@reduxjs/toolkit'
import { failureOf, popupRequested, popupText } from '../api/call-failed.ts'

export type ErrorPopupContent = { title: string; message: string }

/** The popup's default words (P75). */
const DEFAULT: ErrorPopupContent = { title: 'Error', message: 'Oh, something went wrong' }

/** The error popup: at most one, the latest. `null` while none is shown. */
export const errorPopupSlice = createSlice({
  name: 'errorPopup',
  initialState: { content: null } as { content: ErrorPopupContent | null },
  reducers: {
    errorDismissed(state) {
      state.content = null
    },
  },
  /** Each failed call sets the words (P77); one without any leaves the popup unchanged. */
  extraReducers: (builder) =>
    builder.addDefaultCase((state, action) => {
      const failure = failureOf(action)
      const text = popupRequested.match(action) ? action.payload : failure && popupText(failure)
      if (text) state.content = { ...DEFAULT, ...text }
    }),
  selectors: { selectErrorPopup: (state) => state.content },
})

export const { errorDismissed } = errorPopupSlice.actions
export const { selectErrorPopup } = errorPopupSlice.selectors
