import { type FormEvent, type ReactNode, useEffect } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { MissingLine } from '../../ui/page/bottom-bar.tsx'
import { Steps } from '../../ui/page/steps.tsx'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import { STAGES } from '../journey/journey.ts'
import { stepNumber } from '../journey/walk.ts'
import { useFieldInAddress, useIsChange } from './change-from-review.ts'
import { NewTotal } from './new-total.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PriceBar } from './price-bar.tsx'
import { QuoteTrouble } from './quote-trouble.tsx'

type Props<D extends CheckoutDraft> = {
  checkout: CheckoutState<D>
  /** The page's heading. */
  title: string
  lead?: ReactNode
  onSubmit: () => void
  actionName?: string
  isActionDisabled?: boolean
  /** The missing answers that keep the button disabled. */
  missing?: string | undefined
  /** The label of the button. */
  actionNote?: string
  hasError?: boolean
  children: ReactNode
}

const FORM_ID = 'checkout-step'

/** Each of the two buttons is described by the line beside it. */
const missingId = (isWide: boolean) => `${FORM_ID}-missing-${isWide ? 'summary' : 'bar'}`

/** The page of a step: progress, heading and form, the summary beside them, and the bar with price and button below. */
export function StepFrame<D extends CheckoutDraft>(props: Props<D>) {
  const {
    checkout,
    title,
    lead,
    onSubmit,
    actionName = 'Next',
    missing,
    actionNote,
    hasError = false,
  } = props
  const { journey, draft, setHasError } = checkout
  useEffect(() => setHasError(hasError), [setHasError, hasError])
  useFieldInAddress()
  const isChange = useIsChange()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!props.isActionDisabled) onSubmit()
  }
  const action = (isWide: boolean) => (
    <Button
      type="submit"
      form={FORM_ID}
      look="main"
      isWide={isWide}
      disabled={props.isActionDisabled}
      aria-describedby={missing && missingId(isWide)}
    >
      {actionName}
    </Button>
  )
  return (
    <main id="main">
      <Steps names={STAGES} current={stepNumber(checkout.step)} />
      <div className="checkout columns wrap">
        <form id={FORM_ID} className="checkout__main" noValidate onSubmit={submit}>
          <div>
            <h1>{title}</h1>
            {lead && <p className="soft">{lead}</p>}
          </div>
          {journey.banner && <journey.banner checkout={checkout} />}
          <QuoteTrouble checkout={checkout} />
          {props.children}
        </form>
        <div className="columns__side">
          <OrderSummary
            checkout={checkout}
            action={
              <>
                {action(true)}
                {missing && <MissingLine id={missingId(true)} text={missing} />}
                {actionNote && (
                  <p className="small soft">{isChange ? 'Next: back to the review' : actionNote}</p>
                )}
              </>
            }
          />
        </div>
      </div>
      <NewTotal />
      <PriceBar
        bought={{ count: journey.count(draft), unit: journey.unit }}
        missing={missing && <MissingLine id={missingId(false)} text={missing} />}
      >
        {action(false)}
      </PriceBar>
    </main>
  )
}
