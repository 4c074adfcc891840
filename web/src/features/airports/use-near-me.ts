import type { Airport } from '@layover/api-client'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { callFailed } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'
import { locate } from './locate.ts'

type Phase = { is: 'idle' } | { is: 'looking' } | { is: 'blocked' } | { is: 'found'; airport: Airport }

/**
 * Finds the nearest airport of the network. A blocked location says so; any other trouble with it is silent (P60),
 * and so is a place without an airport.
 */
export function useNearMe() {
  const dispatch = useDispatch()
  const [phase, setPhase] = useState<Phase>({ is: 'idle' })
  const isLooking = useRef(false)
  const isGone = useIsGone()
  const find = async () => {
    const position = await locate()
    // Whoever has left the page is not looked for any more.
    if (isGone.current) return
    if (position === 'blocked') return setPhase({ is: 'blocked' })
    if (position === 'unavailable') return setPhase({ is: 'idle' })
    const result = await client.read('airport.getAirports', position)
    if (!result.ok) dispatch(callFailed(result.failure))
    const airport = result.ok ? result.data[0] : undefined
    setPhase(airport ? { is: 'found', airport } : { is: 'idle' })
  }
  const look = async () => {
    if (isLooking.current) return
    isLooking.current = true
    setPhase({ is: 'looking' })
    await find()
    isLooking.current = false
  }
  return { phase, look, close: () => setPhase({ is: 'idle' }) }
}

function useIsGone() {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
