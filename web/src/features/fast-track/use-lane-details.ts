import type { Lane, LaneDetail } from '@layover/api-client'
import { useEffect, useState } from 'react'
import { useRead } from '../../api/use-read.ts'

type LaneDetails = {
  detailOf: (lane: Lane) => LaneDetail | undefined
  /** Fetches a failed detail again. */
  onRetry: (() => void) | undefined
}

/**
 * The details of a few lanes, one after the other: a read cancels the one before it at the same address (P34), so
 * parallel reads would leave only the last. It stops at the first failure and waits for a retry.
 */
export function useLaneDetails(lanes: readonly Lane[]): LaneDetails {
  const [details, setDetails] = useState<ReadonlyMap<string, LaneDetail>>(new Map())
  const next = lanes.find(({ cipCode }) => !details.has(cipCode))
  const { data, hasFailed, readAgain } = useRead(
    'lane',
    next && { cipCode: next.cipCode, airportCode: next.airportCode, agentId: next.agentId },
  )
  const code = next?.cipCode
  useEffect(() => {
    if (data && code) setDetails((known) => new Map(known).set(code, data))
  }, [data, code])
  return {
    detailOf: ({ cipCode }) => details.get(cipCode),
    onRetry: hasFailed ? readAgain : undefined,
  }
}
