import { latePart } from '../../network/late-part.ts'
import type { Step, StepProps } from '../journey/journey.ts'
import { arePassengersComplete } from './check-passengers.ts'
import { passengerRows } from './passenger-draft.ts'
import type { WithPassengers } from './use-passengers-form.ts'

const passengers = latePart(() => import('./passengers-form.tsx'))

/** Booking details of a purchase that needs only its passengers. */
export function passengersStep<D extends WithPassengers>(countOf: (draft: D) => number): Step<D> {
  return {
    stage: 'Booking details',
    title: 'Booking details',
    applies: () => true,
    isComplete: (draft) => arePassengersComplete(draft, countOf(draft)),
    summary: (draft) => passengerRows(draft, countOf(draft)),
    component: PassengersStep,
    load: passengers.load,
  }
}

function PassengersStep<D extends WithPassengers>(props: StepProps<D>) {
  const { PassengersForm } = passengers.read()
  return <PassengersForm {...props} />
}
