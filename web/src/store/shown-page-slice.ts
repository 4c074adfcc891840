import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ShownPage = { pathname: string; search: string }

/**
 * Which page the visitor sees. While a navigation is on its way, the browser's own address may already be the next
 * one (Back), so the page that is left has to be remembered. `null` until the first page stands.
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
