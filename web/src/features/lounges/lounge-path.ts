import type { Lounge } from '@layover/api-client'

/** Where every walk-up pass begins; it opens any lounge of the network (P12). */
export const BUY_PASS_PATH = '/lounge/buypass?step=1'

/** A list item leads to its lounge with the side of security in the query (P11). */
export function loungePath({ agentId, loungeCode, securityType }: Lounge): string {
  const path = `/lounge/detail/${encodeURIComponent(agentId)}/${encodeURIComponent(loungeCode)}`
  return securityType ? `${path}?${new URLSearchParams({ securityType })}` : path
}

/** Where a place in this lounge is booked ahead (P13). */
export function preBookPath({ agentId, loungeCode }: Pick<Lounge, 'agentId' | 'loungeCode'>): string {
  return `/lounge/${encodeURIComponent(agentId)}/${encodeURIComponent(loungeCode)}/prebook?step=1`
}
