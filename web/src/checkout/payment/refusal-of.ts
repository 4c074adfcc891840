import type { Result } from '@layover/api-client'

type Refused = Exclude<Result<unknown>, { ok: true }>

/** What the gateway turns away before anything is forwarded; every other problem may have happened after it. */
const TURNED_AWAY = new Set([400, 403, 404, 405, 413, 415, 421, 422, 429, 431])

/** The gateway's own 503, which says that nothing was forwarded; one from something between us says nothing. */
const UNAVAILABLE = 'urn:layover:problem:unavailable'

/** Why a call was definitely not carried out; undefined when nobody can tell. */
export function refusalOf({ failure }: Refused): string | undefined {
  if (failure.kind === 'business') return failure.errorCode
  if (failure.kind !== 'problem') return undefined
  const { status, problem } = failure
  const isTurnedAway = TURNED_AWAY.has(status) || (status === 503 && problem?.type === UNAVAILABLE)
  return isTurnedAway ? `HTTP_${status}` : undefined
}
