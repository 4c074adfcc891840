import type { Lane } from '@layover/api-client'

/** Spec §2: the Cart step of the fast-track purchase is the lane's own page. */
export function lanePath({ agentId, airportCode, cipCode }: Lane): string {
  return `/fast-track/${[agentId, airportCode, cipCode].map(encodeURIComponent).join('/')}?step=1`
}
