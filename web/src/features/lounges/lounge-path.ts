import type { Lounge } from '@layover/api-client'

/** Where every walk-up pass begins; it opens any lounge of the network (spec §2). */
export const BUY_PASS_PATH = '/lounge/buypass?step=1'

/** Spec §2: a list item leads to its lounge with the side of security in the query. */
export function loungePath({ agentId, loungeCode, securityType }: Lounge): string {
  const path = `/lounge/detail/${encodeURIComponent(agentId)}/${encodeURIComponent(loungeCode)}`
  return securityType ? `${path}?${new URLSearchParams({ securityType })}` : path
}

/** Spec §2: where a place in this lounge is booked ahead. */
export function preBookPath({ agentId, loungeCode }: Pick<Lounge, 'agentId' | 'loungeCode'>): string {
  return `/lounge/${encodeURIComponent(agentId)}/${encodeURIComponent(loungeCode)}/prebook?step=1`
}
