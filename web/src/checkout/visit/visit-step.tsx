import './visit.css'
import '../../ui/date/date-picker.css'
import '../../ui/date/time-slots.css'
import { visitText } from '@layover/rules/visit-text'
import { latePart } from '../../network/late-part.ts'
import type { Step, StepProps } from '../journey/journey.ts'
import { arePassengersComplete } from '../passengers/check-passengers.ts'
import { passengerRows } from '../passengers/passenger-draft.ts'
import { visitFieldId } from './check-visit.ts'
import type { VisitCalls } from './visit-calls.ts'
import { flightOf, isVisitChosen, type VisitDraft } from './visit-draft.ts'

type Options = {
  readonly calls: VisitCalls
  /** Whether this step holds the places. */
  readonly isHeld: boolean
}

const visit = latePart(() => import('./visit-form.tsx'))

/** Booking details of a purchase that is sold by the visit: date, time, flight and passengers. */
export function visitStep<D extends VisitDraft>({ calls, isHeld }: Options): Step<D> {
  return {
    stage: 'Booking details',
    title: 'Booking details',
    applies: () => true,
    isComplete: (draft) => isVisitChosen(draft, isHeld) && arePassengersComplete(draft, draft.quantity),
    summary: (draft) => [
      { label: 'Visit', value: visitText(draft), fieldId: visitFieldId.when },
      { label: 'Flight', value: flightOf(draft), fieldId: visitFieldId.flight },
      ...passengerRows(draft, draft.quantity),
    ],
    component: (props: StepProps<D>) => <VisitStep {...props} calls={calls} />,
    load: visit.load,
  }
}

function VisitStep<D extends VisitDraft>(props: StepProps<D> & { calls: VisitCalls }) {
  const { VisitForm } = visit.read()
  return <VisitForm {...props} />
}
