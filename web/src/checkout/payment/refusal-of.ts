import type { Result } from '@layover/api-client'

type Refused = Exclude<Result<unknown>, { ok: true }>

/** Problems that the gateway reports before it forwards anything. Any other problem may come after it. */
const TURNED_AWAY = new Set([400, 403, 404, 405, 413, 415, 421, 422, 429, 431])

/** The gateway's own 503 guarantees that nothing was forwarded; a 503 of another server guarantees nothing. */
const UNAVAILABLE = 'urn:layover:problem:unavailable'

/** The reason why a call was definitely not carried out; undefined when that is uncertain. */
export function refusalOf({ failure }: Refused): string | undefined {
  if (failure.kind === 'business') return failure.errorCode
  if (failure.kind !== 'problem') return undefined
  const { status, problem } = failure
  const isTurnedAway = TURNED_AWAY.has(status) || (status === 503 && problem?.type === UNAVAILABLE)
  return isTurnedAway ? `HTTP_${status}` : undefined
}
