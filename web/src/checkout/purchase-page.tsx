import type { PageHead } from '@layover/site/heads/head'
import { useSelector } from 'react-redux'
import { selectInputInfo, type WithSession } from '../session/session-slice.ts'
import { Checkout } from './checkout.tsx'
import type { CheckoutDraft } from './journey/draft.ts'
import { type Journey, STAGES } from './journey/journey.ts'
import type { PurchaseAddresses } from './journey/purchase-addresses.ts'
import type { ResultKind, ResultWords } from './journey/result-words.ts'
import { usePurchaseSurroundings } from './purchase-surroundings.ts'
import { lateResult } from './result/late-result.ts'

/** For browsers and assistants that summarise a page before it is opened; search engines do not list it. */
const DESCRIPTION = 'Four steps: cart, booking details, review and payment.'

type Props<D extends CheckoutDraft> = {
  journey: Journey<D>
  result: ResultKind | undefined
  /** The first step's head, if that page is public: a lane's. */
  cartHead?: PageHead
}

/** A purchase at its address: one of its steps, or its result above the popular lounges (P204). */
export function PurchasePage<D extends CheckoutDraft>({ journey, result, cartHead }: Props<D>) {
  const head = useHead()
  const { Head } = usePurchaseSurroundings()
  const stepHead = (title: string, hasError: boolean) =>
    cartHead && title === STAGES[0] ? <Head {...cartHead} hasError={hasError} /> : head(title, hasError)
  return (
    <Checkout
      journey={journey}
      head={stepHead}
      result={result && <OwnResult journey={journey} result={result} />}
    />
  )
}

type OwnResultProps<D extends CheckoutDraft> = { journey: Journey<D>; result: ResultKind }

/** The result of a purchase whose draft may still be there. */
function OwnResult<D extends CheckoutDraft>({ journey, result }: OwnResultProps<D>) {
  const { resultWords, addresses, inputInfo, restore } = journey
  // What was dropped meanwhile has left at most a payment under check.
  const hasDraft = useSelector((state: WithSession) => restore(selectInputInfo(state, inputInfo)).isCartSeen)
  return <ResultPage result={result} words={resultWords} addresses={addresses} hasDraft={hasDraft} />
}

type ResultProps = {
  result: ResultKind
  words: ResultWords
  addresses: PurchaseAddresses
  hasDraft?: boolean
}

/** A result alone, for a purchase whose goods can no longer be loaded. */
export function ResultPage({ result, words, addresses, hasDraft = false }: ResultProps) {
  const head = useHead()
  const { afterResult } = usePurchaseSurroundings()
  const { PurchaseResult } = lateResult.read()
  return (
    <PurchaseResult
      result={result}
      words={words}
      addresses={addresses}
      hasDraft={hasDraft}
      head={head}
      after={afterResult}
    />
  )
}

function useHead() {
  const { Head } = usePurchaseSurroundings()
  return (title: string, hasError = false) => (
    <Head title={title} description={DESCRIPTION} hasError={hasError} isUnlisted />
  )
}
