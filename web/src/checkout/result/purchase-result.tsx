import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { PurchaseAddresses } from '../journey/purchase-addresses.ts'
import type { ResultKind, ResultWords } from '../journey/result-words.ts'
import { Confirmation } from './confirmation.tsx'
import { Failure } from './failure.tsx'
import { OnePass } from './one-pass.tsx'

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
  const [search] = useSearchParams()
  if (result === 'success')
    return search.has('pass') ? (
      <OnePass head={head} words={words} />
    ) : (
      <Confirmation head={head} words={words} after={after} />
    )
  return (
    <>
      {head(FAILURE_TITLES[result])}
      <Failure type={result} addresses={addresses} words={words} hasDraft={hasDraft} />
    </>
  )
}
