import { useEffect } from 'react'
import { Card } from '../../ui/card/card.tsx'
import { loadAhead } from '../../ui/page/load-ahead.ts'
import { Link } from '../../ui/text/link.tsx'
import { importConnect } from '../card/import-connect.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import type { Journey, Step, StepProps } from '../journey/journey.ts'
import { isFree } from '../journey/price-lines.ts'
import { useQuoted } from '../journey/quoted.tsx'
import { stepNumber } from '../journey/walk.ts'
import { CHANGE } from './change-from-review.ts'
import { StepFrame } from './step-frame.tsx'

export type ReviewWords = { readonly title: string; readonly lead: string }

/** All answers, each with its way back, and the total to agree to. */
export function Review<D extends CheckoutDraft>({ checkout, words }: StepProps<D> & { words: ReviewWords }) {
  const { journey, draft, goOn } = checkout
  const { price, isRefreshing } = useQuoted()
  useCardAhead(price !== undefined && !isFree(price))
  const agree = () => {
    if (!price || isRefreshing) return
    const agreed = { totalAmount: price.totalAmount, currency: price.currency }
    goOn({ agreed } as Partial<D>)
  }
  return (
    <StepFrame
      checkout={checkout}
      title={words.title}
      lead={words.lead}
      onSubmit={agree}
      isActionDisabled={!price || isRefreshing}
      actionNote="Next: payment. Nothing has been charged yet."
    >
      {journey.steps
        .filter((step) => step.applies(draft))
        .map((step) => (
          <ReviewPart key={step.stage} step={step} draft={draft} addresses={journey.addresses} />
        ))}
    </StepFrame>
  )
}

/** The provider's part is the one piece of a purchase that its page does not bring (P495). */
function useCardAhead(isCardNeeded: boolean): void {
  useEffect(
    () => (isCardNeeded ? loadAhead(() => importConnect().catch(() => {})) : undefined),
    [isCardNeeded],
  )
}

type PartProps<D extends CheckoutDraft> = { step: Step<D>; draft: D; addresses: Journey<D>['addresses'] }

function ReviewPart<D extends CheckoutDraft>({ step, draft, addresses }: PartProps<D>) {
  const rows = step.summary(draft)
  if (rows.length === 0) return null
  return (
    <Card as="section" className="review" aria-labelledby={`review-${stepNumber(step)}`}>
      <div className="review__head">
        <h2 id={`review-${stepNumber(step)}`}>{step.title}</h2>
      </div>
      <dl className="review__rows">
        {rows.map(({ label, value, fieldId }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {fieldId && (
              <dd className="review__change">
                <Link
                  to={`${addresses.step(stepNumber(step))}#${fieldId}`}
                  state={CHANGE}
                  aria-label={`Change: ${label}`}
                >
                  Change
                </Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  )
}
