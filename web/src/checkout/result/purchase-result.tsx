import type { ReactNode } from 'react'
import type { PurchaseAddresses } from '../journey/purchase-addresses.ts'
import type { ResultKind, ResultWords } from '../journey/result-words.ts'
import { Confirmation } from './confirmation.tsx'
import { Failure } from './failure.tsx'

type Props = {
  result: ResultKind
  words: ResultWords
  addresses: PurchaseAddresses
  /** Whether this tab still has the answers. */
  hasDraft: boolean
  /** Makes the page's head. */
  head: (title: string) => ReactNode
  /** Shown under the bought goods. */
  after?: ReactNode
}

const FAILURE_TITLES = { payment: 'Payment unsuccessful', order: 'Order unsuccessful' } as const

/** The result of a purchase: the bought goods, or the failure. */
export function PurchaseResult({ result, words, addresses, hasDraft, head, after }: Props) {
  if (result === 'success') return <Confirmation head={head} words={words} after={after} />
  return (
    <>
      {head(FAILURE_TITLES[result])}
      <Failure type={result} addresses={addresses} words={words} hasDraft={hasDraft} />
    </>
  )
}
