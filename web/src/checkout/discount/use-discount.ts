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
  /** What the session keeps; `discountCodeValid` says whether it counts. */
  readonly data: DiscountData
  /** The part of it that an order names. */
  readonly offer: Offer
  /** The sentence for a code that was refused (P129 to P131). */
  readonly message: string | undefined
  readonly isChecking: boolean
  readonly apply: (code: string) => Promise<void>
  /** Editing and Remove: forgets the code and its sentence. */
  readonly clear: () => void
  /** The order is started over: forgets what was typed too. */
  readonly restart: () => void
  /** How often that was; the box empties itself with each. */
  readonly restarts: number
  /** A quote refused: true when the code was to blame, which is then forgotten. */
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
    // The answer about a text that was edited meanwhile finds no place in the store, and so counts for nothing.
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
