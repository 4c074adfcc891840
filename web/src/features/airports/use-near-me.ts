import type { Airport } from '@layover/api-client'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { callFailed } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'
import { locate } from './locate.ts'
import { useOneTask } from './use-one-task.ts'

type Phase = { is: 'idle' } | { is: 'looking' } | { is: 'blocked' } | { is: 'found'; airport: Airport }

/**
 * Finds the nearest airport of the network. A blocked location is reported; any other failure is silent (P60), and so
 * is a place without an airport. It uses the client directly, since the home page does without the query cache.
 */
export function useNearMe() {
  const dispatch = useDispatch()
  const [phase, setPhase] = useState<Phase>({ is: 'idle' })
  const { begin } = useOneTask()
  const find = async (signal: AbortSignal): Promise<Phase> => {
    const position = await locate()
    if (position === 'blocked') return { is: 'blocked' }
    // The visitor has left the page, so the position is not used.
    if (position === 'unavailable' || signal.aborted) return { is: 'idle' }
    const result = await client.read('airport.getAirports', position, { signal })
    if (!result.ok) dispatch(callFailed(result.failure))
    const airport = result.ok ? result.data[0] : undefined
    return airport ? { is: 'found', airport } : { is: 'idle' }
  }
  const look = async () => {
    if (phase.is === 'looking') return
    setPhase({ is: 'looking' })
    setPhase(await find(begin()))
  }
  return { phase, look, close: () => setPhase({ is: 'idle' }) }
}
