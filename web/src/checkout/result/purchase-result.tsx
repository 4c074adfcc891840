import type { ReactNode } from 'react'
import type { PurchaseAddresses } from '../journey/purchase-addresses.ts'
import type { ResultKind, ResultWords } from '../journey/result-words.ts'
import { Confirmation } from './confirmation.tsx'
import { Failure } from './failure.tsx'

type Props = {
  result: ResultKind
  words: ResultWords
  addresses: PurchaseAddresses
  /** Whether this tab still has what was typed. */
  hasDraft: boolean
  /** Makes the page's head. */
  head: (title: string) => ReactNode
  /** Under what was bought. */
  after?: ReactNode
}

const FAILURE_TITLES = { payment: 'Payment unsuccessful', order: 'Order unsuccessful' } as const

/** How a purchase ended: what was bought, or what went wrong. */
export function PurchaseResult({ result, words, addresses, hasDraft, head, after }: Props) {
  if (result === 'success') return <Confirmation head={head} words={words} after={after} />
  return (
    <>
      {head(FAILURE_TITLES[result])}
      <Failure type={result} addresses={addresses} words={words} hasDraft={hasDraft} />
    </>
  )
}
