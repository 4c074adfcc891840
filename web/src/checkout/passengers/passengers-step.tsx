import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import type { Step, StepProps } from '../journey/journey.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { arePassengersComplete } from './check-passengers.ts'
import { passengerRows } from './passenger-draft.ts'
import { PassengerFields, withPerson } from './passenger-fields.tsx'
import { usePassengersForm, type WithPassengers } from './use-passengers-form.ts'

/** Booking details of a purchase that needs only its passengers. */
export function passengersStep<D extends WithPassengers>(countOf: (draft: D) => number): Step<D> {
  return {
    stage: 'Booking details',
    title: 'Booking details',
    applies: () => true,
    isComplete: (draft) => arePassengersComplete(draft, countOf(draft)),
    summary: (draft) => passengerRows(draft, countOf(draft)),
    component: PassengersStep,
  }
}

function PassengersStep<D extends WithPassengers>({ checkout }: StepProps<D>) {
  const { draft, journey, goOn } = checkout
  const form = usePassengersForm(checkout, journey.count(draft))
  const visible = useVisibleErrors(form.errors)
  const submit = async () => {
    const errors = await form.checkNow()
    if (Object.keys(errors).length > 0) return visible.showAll(errors)
    goOn()
  }
  return (
    <StepFrame
      checkout={checkout}
      title="Booking details"
      lead="Enter names exactly as on the passport. Passes are issued by name."
      onSubmit={() => void submit()}
      actionNote="Next: check your booking. You pay after that."
      hasError={visible.summary.length > 0}
    >
      <ErrorSummary errors={visible.summary.map(withPerson)} attempt={visible.attempt} />
      <PassengerFields form={form} visible={visible} />
    </StepFrame>
  )
}
