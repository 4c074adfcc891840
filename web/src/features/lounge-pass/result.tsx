import type { ReactNode } from 'react'
import type { PurchaseAddresses } from '../../checkout/purchase-addresses.ts'
import { Confirmation } from '../../checkout/result/confirmation.tsx'
import { Failure } from '../../checkout/result/failure.tsx'
import type { PassPlace } from '../../checkout/result/pass-card.tsx'

const ANY_LOUNGE: PassPlace = {
  kind: 'Lounge pass',
  condition: 'Walk-up',
  headline: 'Any lounge',
  isCode: false,
  name: 'Layover network',
  where: 'Go in when there is space',
}

type Props = {
  result: 'success' | 'payment' | 'order'
  addresses: PurchaseAddresses
  head: (title: string) => ReactNode
  after?: ReactNode
}

const FAILURE_TITLES = { payment: 'Payment unsuccessful', order: 'Order unsuccessful' }

/** How the purchase ended: the passes, or what went wrong. */
export function LoungePassResult({ result, addresses, head, after }: Props) {
  if (result === 'success')
    return (
      <Confirmation
        head={head}
        place={ANY_LOUNGE}
        lead="Show one code per person at the lounge desk."
        after={after}
      />
    )
  return (
    <>
      {head(FAILURE_TITLES[result])}
      <Failure type={result} addresses={addresses} pictureCode="LAYOVER-PASS" />
    </>
  )
}
