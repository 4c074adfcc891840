import type { Airport } from '@layover/api-client'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type LateDispatch, lateQuery } from '../../api/late-query.ts'
import { locate } from './locate.ts'
import { useOneTask } from './use-one-task.ts'

type Phase = { is: 'idle' } | { is: 'looking' } | { is: 'blocked' } | { is: 'found'; airport: Airport }

/**
 * Finds the nearest airport of the network. A blocked location is reported; any other failure is silent (P60), and so
 * is a place without an airport.
 */
export function useNearMe() {
  const dispatch = useDispatch<LateDispatch>()
  const [phase, setPhase] = useState<Phase>({ is: 'idle' })
  const { begin } = useOneTask()
  const find = async (signal: AbortSignal): Promise<Phase> => {
    const position = await locate()
    if (position === 'blocked') return { is: 'blocked' }
    // The visitor has left the page, so the position is not used.
    if (position === 'unavailable' || signal.aborted) return { is: 'idle' }
    const found = await dispatch(lateQuery(({ nearestAirports }) => nearestAirports, position, signal))
    const airport = found?.[0]
    return airport ? { is: 'found', airport } : { is: 'idle' }
  }
  const look = async () => {
    if (phase.is === 'looking') return
    setPhase({ is: 'looking' })
    setPhase(await find(begin()))
  }
  return { phase, look, close: () => setPhase({ is: 'idle' }) }
}
