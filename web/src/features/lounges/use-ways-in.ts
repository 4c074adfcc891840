import type { Data, LoungeDetail } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useRead } from '../../api/use-read.ts'
import { type Way, waysIn } from './ways-in.ts'

/** The ways into a lounge, the chosen one, and whether a price is missing. */
export type WaysIn = {
  ways: readonly Way[]
  /** The way that the main button buys; none when nothing here can be bought. */
  chosen: Way | undefined
  choose: (id: Way['id']) => void
  /** A price failed to load; this fetches it again. */
  onRetryPrice: (() => void) | undefined
}

/** @param walkUp the network's price of one pass; this hook fetches the price of a held place for one passenger */
export function useWaysIn(lounge: LoungeDetail, walkUp: Data<'lounge.getCommonPrice'> | null): WaysIn {
  const [chosenId, choose] = useState<Way['id']>('walk-up')
  const { revalidate } = useRevalidator()
  const request = { networkCode: lounge.loungeCode, agentId: lounge.agentId, passengerNumber: 1 }
  const held = useRead('preBookingPrice', lounge.prebookAllow ? request : undefined)
  const ways = waysIn(lounge, {
    walkUp: walkUp && formatMoney({ ...walkUp, amount: walkUp.price }),
    preBook: held.data ? formatMoney({ ...held.data, amount: held.data.totalAmount }) : null,
  })
  const retryWalkUp = lounge.walkIn !== false && !walkUp
  const retryHeld = held.hasFailed
  return {
    ways,
    chosen: ways.find(({ id }) => id === chosenId) ?? ways[0],
    choose,
    onRetryPrice:
      retryWalkUp || retryHeld
        ? () => {
            if (retryWalkUp) void revalidate()
            if (retryHeld) held.readAgain()
          }
        : undefined,
  }
}
