import type { Data } from '@layover/api-client'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type LateDispatch, lateQuery, loadQueryCache } from '../api/late-query.ts'
import { useWhenBack } from '../network/when-back.ts'

export type CallingCodes = Data<'product.getByEntity'>

const NONE: CallingCodes = []

/**
 * Countries with their calling codes (P95), empty until they have loaded. Where no reply comes, that is silent (P530); `load`
 * fetches those that are not there.
 */
export function useCallingCodes(): { codes: CallingCodes; load: () => void } {
  const dispatch = useDispatch<LateDispatch>()
  const [codes, setCodes] = useState(NONE)
  const fetchCodes = async () => {
    const hasCache = await dispatch(loadQueryCache()).catch(() => undefined)
    const found = hasCache && (await dispatch(lateQuery(({ callingCodes }) => callingCodes, { level: 2 })))
    if (found) setCodes(found)
  }
  const load = () => {
    if (codes.length === 0) void fetchCodes()
  }
  useEffect(load, [])
  useWhenBack(load)
  return { codes, load }
}
