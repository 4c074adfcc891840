import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { JsonObject } from './json.ts'
import { withoutSecrets } from './secrets.ts'
import {
  DEFAULT_SESSION,
  type DiscountData,
  type InputInfo,
  type InputKey,
  NO_DISCOUNT,
  type SessionState,
  type ShownAirport,
} from './session-state.ts'
import { droppedInputs } from './unsettled.ts'

const NO_OFFER = { discountData: NO_DISCOUNT, switchToken: '' }

/** The session's state (P41), and the only ways to change it. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: DEFAULT_SESSION,
  reducers: {
    /** Stores a purchase's draft, without any card fields and passwords. */
    setInputInfo(state, { payload }: PayloadAction<{ key: InputKey; info: JsonObject }>) {
      Object.assign(state, { [payload.key]: withoutSecrets(payload.info) })
    },
    setDiscount(state, { payload }: PayloadAction<DiscountData>) {
      state.discountData = payload
    },
    /** Removes the discount and its token. */
    clearDiscount(state) {
      Object.assign(state, NO_OFFER)
    },
    setSwitchToken(state, { payload }: PayloadAction<string>) {
      state.switchToken = payload
    },
    /**
     * After success (of the named purchase) and after two idle hours (P44): removes every purchase's draft, the
     * discount and the token. A payment with an unknown outcome stays.
     */
    clearPurchase(state, { payload: settled }: PayloadAction<InputKey | undefined>) {
      Object.assign(state, { ...droppedInputs(state, settled), ...NO_OFFER })
    },
    /**
     * Entering a booking from another page (P31): stores the way back and drops an older booking. A payment with an
     * unknown outcome stays.
     */
    enterBooking(state, { payload: previousPath }: PayloadAction<string>) {
      Object.assign(state, { ...droppedInputs(state), ...NO_OFFER, processGoBackPath: previousPath })
    },
    keepLastPage(state, { payload }: PayloadAction<string>) {
      state.lastPage = payload
    },
    setIsFrom(state, { payload }: PayloadAction<string>) {
      state.isFrom = payload
    },
    /** The airport search: its word and its rows (P55). */
    keepSearch(state, { payload }: PayloadAction<{ keyword: string; airports: readonly ShownAirport[] }>) {
      state.searchAirportKeyword = payload.keyword
      state.searchAirportShowList = [...payload.airports]
    },
  },
  selectors: {
    selectInputInfo: (state, key: InputKey): InputInfo => state[key] ?? null,
    selectDiscount: (state) => state.discountData,
    selectSwitchToken: (state) => state.switchToken,
    selectGoBackPath: (state) => state.processGoBackPath,
    selectSearchKeyword: (state) => state.searchAirportKeyword,
    selectSearchList: (state) => state.searchAirportShowList,
  },
})

export const {
  setInputInfo,
  setDiscount,
  clearDiscount,
  setSwitchToken,
  clearPurchase,
  enterBooking,
  keepLastPage,
  setIsFrom,
  keepSearch,
} = sessionSlice.actions

/** What a store with the session in it looks like to a selector. */
export type WithSession = { [sessionSlice.reducerPath]: SessionState }

export const {
  selectInputInfo,
  selectDiscount,
  selectSwitchToken,
  selectGoBackPath,
  selectSearchKeyword,
  selectSearchList,
} = sessionSlice.selectors
