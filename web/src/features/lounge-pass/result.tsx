import type { ReactNode } from 'react'
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

type Props = { result: 'success' | 'payment' | 'order'; path: string; after?: ReactNode }

/** How the purchase ended: the passes, or what went wrong. */
export function LoungePassResult({ result, path, after }: Props) {
  if (result !== 'success') return <Failure type={result} path={path} pictureCode="LAYOVER-PASS" />
  return <Confirmation place={ANY_LOUNGE} lead="Show one code per person at the lounge desk." after={after} />
}
