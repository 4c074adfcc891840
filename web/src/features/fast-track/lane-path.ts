import type { Lane } from '@layover/api-client'

type Codes = Pick<Lane, 'agentId' | 'airportCode' | 'cipCode'>

/** What the addresses of a lane's purchase begin with (P14). */
export function laneRoot({ agentId, airportCode, cipCode }: Codes): string {
  return `/fast-track/${[agentId, airportCode, cipCode].map(encodeURIComponent).join('/')}`
}

/** The Cart step of the fast-track purchase is the lane's own page. */
export function lanePath(lane: Codes): string {
  return `${laneRoot(lane)}?step=1`
}
