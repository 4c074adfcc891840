import type { PageHead as Head } from '@layover/page-heads/head'
import { useSelector } from 'react-redux'
import { PageHead } from '../app/page-head.tsx'
import { Checkout } from '../checkout/checkout.tsx'
import type { CheckoutDraft } from '../checkout/draft.ts'
import { type Journey, STAGES } from '../checkout/journey.ts'
import type { PurchaseAddresses } from '../checkout/purchase-addresses.ts'
import { PurchaseResult, type ResultWords } from '../checkout/result/purchase-result.tsx'
import { PopularLounges } from '../features/lounges/popular-lounges.tsx'
import { selectInputInfo, type sessionSlice } from '../session/session-slice.ts'
import type { SessionState } from '../session/session-state.ts'

type Result = 'success' | 'payment' | 'order'

/** For browsers and assistants that read a page out before it is opened; no search engine offers it. */
const DESCRIPTION = 'Four steps: cart, booking details, review and payment.'

const head = (title: string, hasError = false) => (
  <PageHead title={title} description={DESCRIPTION} hasError={hasError} isUnlisted />
)

type Props<D extends CheckoutDraft> = {
  journey: Journey<D>
  result: Result | undefined
  /** What the first step is called where it is a page that may be found: a lane's. */
  cartHead?: Head
}

/** A purchase under its address: one of its steps, or its result with the popular lounges below (spec §2). */
export function PurchasePage<D extends CheckoutDraft>({ journey, result, cartHead }: Props<D>) {
  const { resultWords, addresses, inputInfo } = journey
  const isKept = useSelector(
    (state: { [sessionSlice.reducerPath]: SessionState }) => selectInputInfo(state, inputInfo) !== null,
  )
  const stepHead = (title: string, hasError: boolean) =>
    cartHead && title === STAGES[0] ? <PageHead {...cartHead} hasError={hasError} /> : head(title, hasError)
  return (
    <Checkout
      journey={journey}
      head={stepHead}
      result={
        result && <ResultPage result={result} words={resultWords} addresses={addresses} isKept={isKept} />
      }
    />
  )
}

type ResultProps = { result: Result; words: ResultWords; addresses: PurchaseAddresses; isKept?: boolean }

/** A result by itself, for where what was bought cannot be asked about any more. */
export function ResultPage({ result, words, addresses, isKept = false }: ResultProps) {
  return (
    <PurchaseResult
      result={result}
      words={words}
      addresses={addresses}
      isKept={isKept}
      head={head}
      after={<PopularLounges />}
    />
  )
}
