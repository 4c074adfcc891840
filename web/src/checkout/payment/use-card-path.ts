import type { CardPath } from '@layover/api-client'
import { useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { callFailed } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'
import { readShopConfig } from '../../api/shop-config.ts'
import { selectSwitchToken, type sessionSlice } from '../../session/session-slice.ts'
import type { SessionState } from '../../session/session-state.ts'
import { type CardProvider, cardProviderFor } from '../card/card-provider.ts'

export type CardWay =
  | { readonly state: 'asking' }
  | { readonly state: 'ready'; readonly provider: CardProvider }
  | { readonly state: 'failed' }

/** Asks which way a card goes when Payment opens (ruling 8). `retry` asks again after a failure. */
export function useCardPath(isNeeded: boolean): { way: CardWay; retry: () => void } {
  const dispatch = useDispatch()
  const switchToken = useSelector((state: { [sessionSlice.reducerPath]: SessionState }) =>
    selectSwitchToken(state),
  )
  const [way, setWay] = useState<CardWay>({ state: 'asking' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isNeeded) return
    let isLeft = false
    const settle = (next: CardWay) => !isLeft && setWay(next)
    void (async () => {
      const [asked, config] = await Promise.all([
        client.hold('pci.getPciParam', { switchToken }),
        readShopConfig().catch(() => undefined),
      ])
      if (isLeft) return
      if (!asked.ok || !config) {
        dispatch(callFailed(asked.ok ? { kind: 'network' } : asked.failure))
        return settle({ state: 'failed' })
      }
      const provider = cardProviderFor(asked.data satisfies CardPath, config)
      if (!provider) dispatch(callFailed({ kind: 'business', errorCode: 'NOT_AVAILABLE' }))
      settle(provider ? { state: 'ready', provider } : { state: 'failed' })
    })()
    return () => {
      isLeft = true
    }
  }, [isNeeded, switchToken, round, dispatch])
  const retry = useCallback(() => {
    setWay({ state: 'asking' })
    setRound((count) => count + 1)
  }, [])
  return { way, retry }
}
