import type { Data } from '@layover/api-client'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { callFailed } from '../api/call-failed.ts'
import { client } from '../api/client.ts'

type CallingCodes = Data<'product.getByEntity'>

/** The world's calling codes do not change while a page is open. */
let known: CallingCodes = []

/**
 * Countries with their calling codes (P95), empty until they have loaded. The client reads them directly: a page that
 * needs nothing else from the server, such as the contact form, does without the 13 kB of the query cache.
 */
export function useCallingCodes(): CallingCodes {
  const dispatch = useDispatch()
  const [codes, setCodes] = useState(known)
  useEffect(() => {
    if (known.length > 0) return
    const leaving = new AbortController()
    void client.read('product.getByEntity', { level: 2 }, { signal: leaving.signal }).then((result) => {
      if (!result.ok) return void dispatch(callFailed(result.failure))
      known = result.data
      setCodes(known)
    })
    return () => leaving.abort()
  }, [dispatch])
  return codes
}
