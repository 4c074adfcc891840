import type { Data } from '@layover/api-client'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { callFailed } from '../api/call-failed.ts'
import { client } from '../api/client.ts'

type CallingCodes = Data<'product.getByEntity'>

/** The world's calling codes do not change while a page is open. */
let known: CallingCodes = []

/**
 * Countries with their calling codes (P95), empty until they have come. Read by the client alone: a page that needs
 * nothing else from the server, such as the contact form, does without the 13 kB of the query cache.
 */
export function useCallingCodes(): CallingCodes {
  const dispatch = useDispatch()
  const [codes, setCodes] = useState(known)
  useEffect(() => {
    if (known.length > 0) return
    let isGone = false
    void client.read('product.getByEntity', { level: 2 }).then((result) => {
      if (result.ok) known = result.data
      if (isGone) return
      if (result.ok) setCodes(result.data)
      else dispatch(callFailed(result.failure))
    })
    return () => {
      isGone = true
    }
  }, [dispatch])
  return codes
}
