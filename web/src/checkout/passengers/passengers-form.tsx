import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import type { StepProps } from '../journey/journey.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { PassengerFields, withPerson } from './passenger-fields.tsx'
import { usePassengersForm, type WithPassengers } from './use-passengers-form.ts'

/** The form of all passengers. */
export function PassengersForm<D extends WithPassengers>({ checkout }: StepProps<D>) {
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
