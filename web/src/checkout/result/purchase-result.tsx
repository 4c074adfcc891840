import type { OrderConfirmed } from '@layover/api-client'
import type { ReactNode } from 'react'
import type { PurchaseAddresses } from '../purchase-addresses.ts'
import { Confirmation } from './confirmation.tsx'
import { Failure } from './failure.tsx'
import type { PassPlace } from './pass-card.tsx'

/** What a purchase says once it is over. */
export type ResultWords = {
  /** Which orders it speaks of. An order of another service is not shown under this address. */
  readonly serviceType: NonNullable<OrderConfirmed['serviceType']>
  /** What the failure page's picture is drawn from. */
  readonly pictureCode: string
  /** What the visitor does with what was bought. */
  readonly lead: string
  /** What its passes say of where they are used. */
  readonly placeOf: (order: OrderConfirmed) => PassPlace
}

type Props = {
  /** `payment` and `order` say what failed (ruling 30). */
  result: 'success' | 'payment' | 'order'
  words: ResultWords
  addresses: PurchaseAddresses
  /** Whether this tab still has what was typed. */
  isKept: boolean
  /** Makes the page's head. */
  head: (title: string) => ReactNode
  /** Under what was bought. */
  after?: ReactNode
}

const FAILURE_TITLES = { payment: 'Payment unsuccessful', order: 'Order unsuccessful' } as const

/** How a purchase ended: what was bought, or what went wrong. */
export function PurchaseResult({ result, words, addresses, isKept, head, after }: Props) {
  if (result === 'success') return <Confirmation head={head} words={words} after={after} />
  return (
    <>
      {head(FAILURE_TITLES[result])}
      <Failure type={result} addresses={addresses} pictureCode={words.pictureCode} isKept={isKept} />
    </>
  )
}
