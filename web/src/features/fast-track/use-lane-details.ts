import type { Lane, LaneDetail } from '@layover/api-client'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { useLaneQuery } from '../../api/api.ts'

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
  const { currentData, isError, isFetching, refetch } = useLaneQuery(
    next ? { cipCode: next.cipCode, airportCode: next.airportCode, agentId: next.agentId } : skipToken,
  )
  const code = next?.cipCode
  useEffect(() => {
    if (currentData && code) setDetails((known) => new Map(known).set(code, currentData))
  }, [currentData, code])
  return {
    detailOf: ({ cipCode }) => details.get(cipCode),
    onRetry: isError && !isFetching ? () => void refetch() : undefined,
  }
}
