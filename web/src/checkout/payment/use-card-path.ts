import type { CallFailure, Price } from '@layover/api-client'
import { useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { callFailed, popupAsked } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'
import { readShopConfig } from '../../api/shop-config.ts'
import { selectSwitchToken } from '../../session/session-slice.ts'
import { type CardProvider, openCardWay } from '../card/card-provider.ts'

export type CardWay =
  | { readonly state: 'asking' }
  | { readonly state: 'ready'; readonly provider: CardProvider }
  | { readonly state: 'failed' }

type Way = { provider: CardProvider } | { failure: CallFailure; message?: string }

/**
 * Asks which way a card goes when Payment opens, and opens it for the price (P176, P179); another price opens it anew.
 * Without a price nobody is to be paid. `retry` asks again after a failure.
 */
export function useCardPath(price: Price | undefined): { way: CardWay; retry: () => void } {
  const dispatch = useDispatch()
  const switchToken = useSelector(selectSwitchToken)
  const [way, setWay] = useState<CardWay>({ state: 'asking' })
  const [round, setRound] = useState(0)
  const { totalAmount, currency } = price ?? {}
  useEffect(() => {
    if (totalAmount === undefined || currency === undefined) return
    let isLeft = false
    setWay({ state: 'asking' })
    void askWay(switchToken, { totalAmount, currency }).then((asked) => {
      if (isLeft) return
      if ('provider' in asked) return setWay({ state: 'ready', provider: asked.provider })
      const { failure, message } = asked
      dispatch(message === undefined ? callFailed(failure) : popupAsked({ message }))
      setWay({ state: 'failed' })
    })
    return () => {
      isLeft = true
    }
  }, [totalAmount, currency, switchToken, round, dispatch])
  const retry = useCallback(() => setRound((count) => count + 1), [])
  return { way, retry }
}

async function askWay(switchToken: string, price: Pick<Price, 'totalAmount' | 'currency'>): Promise<Way> {
  const [path, config] = await Promise.all([
    client.hold('pci.getPciParam', { switchToken }),
    readShopConfig().catch(() => undefined),
  ])
  if (!path.ok) return { failure: path.failure }
  if (!config) return { failure: { kind: 'network' } }
  // A part of the shop that does not come is as good as no connection.
  return openCardWay(path.data, config, price).catch(() => ({ failure: { kind: 'network' } }))
}
