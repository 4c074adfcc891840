import { latePart } from '../../network/late-part.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import type { Step, StepProps } from '../journey/journey.ts'

const payment = latePart(() => import('./payment-part.ts'))

/** Never complete: its successor is a result, not a step. */
export function paymentStep<D extends CheckoutDraft>(): Step<D> {
  return {
    stage: 'Payment',
    title: 'Payment',
    applies: () => true,
    isComplete: () => false,
    summary: () => [],
    component: PaymentStep,
    load: payment.load,
  }
}

function PaymentStep<D extends CheckoutDraft>(props: StepProps<D>) {
  const { PaymentForm } = payment.read()
  return <PaymentForm {...props} />
}

/** The page while a payment's outcome is unknown, which comes with the payment step. */
export function Checking<D extends CheckoutDraft>(props: StepProps<D>) {
  const { CheckingPayment } = payment.read()
  return <CheckingPayment {...props} />
}
