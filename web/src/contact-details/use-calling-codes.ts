import type { Data } from '@layover/api-client'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type LateDispatch, lateQuery } from '../api/late-query.ts'

type CallingCodes = Data<'product.getByEntity'>

const NONE: CallingCodes = []

/** Countries with their calling codes (P95), empty until they have loaded. */
export function useCallingCodes(): CallingCodes {
  const dispatch = useDispatch<LateDispatch>()
  const [codes, setCodes] = useState(NONE)
  useEffect(() => {
    const query = lateQuery(({ callingCodes }) => callingCodes, { level: 2 })
    void dispatch(query).then((found = NONE) => setCodes(found))
  }, [dispatch])
  return codes
}
