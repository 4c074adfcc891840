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
  /** The sentence for a refused code (P129 to P131). */
  readonly message: string | undefined
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

/** The discount box's states: empty, valid, refused (P125). */
export function useDiscount(serviceType: ServiceType): Discount {
  const dispatch = useDispatch()
  const data = useSelector(selectDiscount)
  const switchToken = useSelector(selectSwitchToken)
  const { discountCode, discountCodeValid } = data
  const offer: Offer = { ...(discountCodeValid && { discountCode }), ...(switchToken && { switchToken }) }
  const [message, setMessage] = useState<string>()
  const [check, { isFetching: isChecking, reset }] = useLazyDiscountCheckQuery()
  const refuse = (failure: CallFailure) => {
    const known = failure.kind === 'business' ? discountMessage(failure.errorCode) : undefined
    setMessage(known)
    if (known === undefined) dispatch(pressFailed(failure))
  }
  const clear = () => {
    // This discards a late answer about a text that was edited meanwhile.
    reset()
    setMessage(undefined)
    dispatch(clearDiscount())
  }
  const apply = async (code: string) => {
    const answer = await check({ code, serviceType })
    const failure = answer.isError && failureIn(answer.error)
    if (failure) return refuse(failure)
    if (!answer.isSuccess) return
    const { switchToken, couponValue = '', couponType = null } = answer.data
    setMessage(undefined)
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
    refuse(failure)
    return true
  }
  return { data, offer, message, isChecking, apply, clear, restart, restarts, drop }
}
