import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ShownPage = { pathname: string; search: string }

/**
 * The page that the visitor sees. During a navigation the browser's address may already be the next one (Back), so the
 * current page is stored. `null` until the first page is drawn.
 */
export const shownPageSlice = createSlice({
  name: 'shownPage',
  initialState: { shown: null } as { shown: ShownPage | null },
  reducers: {
    pageShown(state, { payload: { pathname, search } }: PayloadAction<ShownPage>) {
      state.shown = { pathname, search }
    },
  },
})

export const { pageShown } = shownPageSlice.actions
