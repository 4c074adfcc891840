import type { CallFailure } from '@layover/api-client'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useLazyDiscountCheckQuery } from '../../api/api.ts'
import { pressFailed } from '../../api/call-failed.ts'
import { failureIn } from '../../api/query-answer.ts'
import {
  clearDiscount,
  selectDiscount,
  selectSwitchToken,
  setDiscount,
  setSwitchToken,
} from '../../session/session-slice.ts'
import type { DiscountData } from '../../session/session-state.ts'
import { blamesCode, discountMessage } from './discount-messages.ts'
import type { Offer, ServiceType } from './offer.ts'

export type Discount = {
  /** The session's discount; `discountCodeValid` marks a valid one. */
  readonly data: DiscountData
  /** The part of it for an order's body. */
  readonly offer: Offer
  /** The code that was refused last, until it is edited. */
  readonly refused: RefusedCode | undefined
  readonly isChecking: boolean
  readonly apply: (code: string) => Promise<void>
  /** Removes the code and its sentence, after editing or Remove. */
  readonly clear: () => void
  /** Starts over: removes the typed text too. */
  readonly restart: () => void
  /** The number of restarts; the box empties itself with each. */
  readonly restarts: number
  /** After a refused quote: returns true when the code caused it, and removes the code. */
  readonly drop: (failure: CallFailure) => boolean
}

type RefusedCode = {
  readonly code: string
  /** Its sentence (P129 to P131). */
  readonly message: string
  /** Whether a price had it: a quote or an order refused it later (P134). */
  readonly isDropped: boolean
}

/** The discount box's states: empty, valid, refused (P125). */
export function useDiscount(serviceType: ServiceType): Discount {
  const dispatch = useDispatch()
  const data = useSelector(selectDiscount)
  const switchToken = useSelector(selectSwitchToken)
  const { discountCode, discountCodeValid } = data
  const offer: Offer = { ...(discountCodeValid && { discountCode }), ...(switchToken && { switchToken }) }
  const [refused, setRefused] = useState<RefusedCode>()
  const [check, { isFetching: isChecking, reset }] = useLazyDiscountCheckQuery()
  const refuse = (failure: CallFailure, code: string, isDropped: boolean) => {
    const message = failure.kind === 'business' ? discountMessage(failure.errorCode) : undefined
    setRefused(message === undefined ? undefined : { code, message, isDropped })
    if (message === undefined) dispatch(pressFailed(failure))
  }
  const clear = () => {
    // This discards a late answer about a text that was edited meanwhile.
    reset()
    setRefused(undefined)
    dispatch(clearDiscount())
  }
  const apply = async (code: string) => {
    const answer = await check({ code, serviceType })
    const failure = answer.isError && failureIn(answer.error)
    if (failure) return refuse(failure, code, false)
    if (!answer.isSuccess) return
    const { switchToken, couponValue = '', couponType = null } = answer.data
    setRefused(undefined)
    dispatch(setSwitchToken(switchToken))
    dispatch(
      setDiscount({
        discountCode: code,
        discountCodeValid: true,
        deductValue: couponValue,
        deductType: couponType,
      }),
    )
  }
  const [restarts, setRestarts] = useState(0)
  const restart = () => {
    clear()
    setRestarts((count) => count + 1)
  }
  const drop = (failure: CallFailure) => {
    if (!data.discountCodeValid || failure.kind !== 'business' || !blamesCode(failure.errorCode)) return false
    dispatch(clearDiscount())
    refuse(failure, data.discountCode, true)
    return true
  }
  return { data, offer, refused, isChecking, apply, clear, restart, restarts, drop }
}
