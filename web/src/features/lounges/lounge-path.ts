import type { Lounge } from '@layover/api-client'
import { loungePath } from '@layover/site/addresses'

/** A list item leads to its lounge with the side of security in the query (P11). */
export function listedLoungePath(lounge: Lounge): string {
  const { securityType } = lounge
  return securityType ? `${loungePath(lounge)}?${new URLSearchParams({ securityType })}` : loungePath(lounge)
}
