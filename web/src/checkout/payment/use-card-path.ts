import type { CallFailure, CardPath, Price } from '@layover/api-client'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { api } from '../../api/api.ts'
import { callFailed, popupRequested } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'
import { answered, isSaidByFrame } from '../../api/query-answer.ts'
import { readShopConfig, type ShopConfig } from '../../api/shop-config.ts'
import { selectSwitchToken } from '../../session/session-slice.ts'
import { type CardProvider, openCardWay } from '../card/card-provider.ts'
import type { NoSession } from '../card/session-provider.ts'

type CardWay =
  | { readonly state: 'opening' }
  | { readonly state: 'ready'; readonly provider: CardProvider }
  | { readonly state: 'failed' }

type PaidPrice = Pick<Price, 'totalAmount' | 'currency'>

/** The arguments with which a card way is opened. */
type Opening = { readonly path: CardPath; readonly config: ShopConfig; readonly price: PaidPrice }

const UNREACHED: CallFailure = { kind: 'network' }

const { useCardPathQuery } = api.injectEndpoints({
  endpoints: (builder) => ({
    cardPath: builder.query<Opening, PaidPrice & { switchToken: string }>({
      // A hold is never cached.
      keepUnusedDataFor: 0,
      forceRefetch: () => true,
      // A retry opens the way again, even for the same reply.
      structuralSharing: false,
      queryFn: async ({ switchToken, ...price }) => {
        const [path, config] = await Promise.all([
          client.hold('pci.getPciParam', { switchToken }),
          readShopConfig().catch(() => undefined),
        ])
        if (!path.ok) return answered<Opening>(path)
        return answered<Opening>(
          config ? { ok: true, data: { path: path.data, config, price } } : { ok: false, failure: UNREACHED },
        )
      },
    }),
  }),
})

type OpeningState = { currentData?: Opening | undefined; isError: boolean; isFetching: boolean }

function pickOpening({ currentData, isError, isFetching }: OpeningState) {
  return { currentData, isError, isFetching }
}

/**
 * Fetches the way of a card when Payment opens, and opens it for the price (P176, P179); another price opens it again.
 * Without a price there is nothing to pay. `retry` fetches again after a failure (P495).
 */
export function useCardPath(price: Price | undefined): { way: CardWay; retry: () => void } {
  const switchToken = useSelector(selectSwitchToken)
  const { totalAmount, currency } = price ?? {}
  const { currentData, isError, isFetching, refetch } = useCardPathQuery(
    totalAmount !== undefined && currency !== undefined ? { switchToken, totalAmount, currency } : skipToken,
    { selectFromResult: pickOpening },
  )
  const opened = useOpened(currentData)
  if (isError) return { way: { state: 'failed' }, retry: refetch }
  if (isFetching || !opened) return { way: { state: 'opening' }, retry: refetch }
  const way: CardWay = 'provider' in opened ? { state: 'ready', ...opened } : { state: 'failed' }
  return { way, retry: refetch }
}

/** The result of an opening. A provider has functions, so it stays out of the store. */
function useOpened(opening: Opening | undefined): { provider: CardProvider } | NoSession | undefined {
  const dispatch = useDispatch()
  const [last, setLast] = useState<{ opening: Opening; opened: { provider: CardProvider } | NoSession }>()
  useEffect(() => {
    if (!opening) return
    const { path, config, price } = opening
    let isReplaced = false
    void openCardWay(path, config, price)
      // A part of the shop that fails to load counts as no connection.
      .catch((): NoSession => ({ failure: UNREACHED }))
      .then((opened) => isReplaced || setLast({ opening, opened }))
    return () => {
      isReplaced = true
    }
  }, [opening])
  const opened = last?.opening === opening ? last?.opened : undefined
  // The popup opens together with the sentence on the page.
  useLayoutEffect(() => {
    if (!opened || 'provider' in opened) return
    const { failure, message } = opened
    if (message !== undefined) dispatch(popupRequested({ message }))
    else if (!isSaidByFrame(failure)) dispatch(callFailed(failure))
  }, [opened, dispatch])
  return opened
}
