import type { Pass } from '@layover/api-client'
import { useLocation } from 'react-router'
import { useShopHas } from '../../api/use-shop-has.ts'
import { passAddress } from '../journey/purchase-addresses.ts'
import { ShareLink } from './share-link.tsx'

/** Sends one pass on, by a link that shows nothing else of the order (P512). */
export function SendPass({ pass }: { pass: Pass }) {
  const hasLinks = useShopHas('order.pass')
  const address = passAddress(useLocation().pathname, pass)
  if (!hasLinks || address === undefined) return null
  const { name } = pass
  return (
    <div className="booked__actions booked__send">
      <ShareLink title={`A pass for ${name}`} pass={{ address, name }} />
    </div>
  )
}
