import { latePart } from '../../network/late-part.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import type { Step, StepProps } from '../journey/journey.ts'
import type { ReviewWords } from './review.tsx'

const BOOKING: ReviewWords = { title: 'Check your booking', lead: 'Names must match the passport.' }

const review = latePart(() => import('./review.tsx'))

/** Complete once the total is agreed to; any later answer revokes that. */
export function reviewStep<D extends CheckoutDraft>(words = BOOKING): Step<D> {
  return {
    stage: 'Booking review',
    title: 'Booking review',
    applies: () => true,
    isComplete: (draft) => draft.agreed !== undefined,
    summary: () => [],
    component: (props: StepProps<D>) => <ReviewStep {...props} words={words} />,
    load: review.load,
  }
}

function ReviewStep<D extends CheckoutDraft>(props: StepProps<D> & { words: ReviewWords }) {
  const { Review } = review.read()
  return <Review {...props} />
}
