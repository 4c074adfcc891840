import { useRef } from 'react'
import { useMobileCheck } from '../../contact-details/use-mobile-check.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useVisibleErrors } from '../../ui/use-visible-errors.ts'
import type { CheckoutDraft } from '../draft.ts'
import type { Step, StepProps } from '../journey.ts'
import { StepFrame } from '../step-frame.tsx'
import { arePassengersComplete, checkPassengers } from './check-passengers.ts'
import { FurtherPassenger } from './further-passenger.tsx'
import { LeadPassenger } from './lead-passenger.tsx'
import {
  furtherPassengers,
  type LeadDraft,
  NOBODY,
  type PassengerDraft,
  passengerRows,
} from './passenger-draft.ts'

type WithPassengers = CheckoutDraft & PassengerDraft

/** Booking details of a purchase that asks for nothing but the people who come. */
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
  const { passengerNumber: count } = journey.quoteQuery(draft)
  const update = (change: (current: D) => Partial<PassengerDraft>) =>
    checkout.update((current) => change(current) as Partial<D>)
  const updateLead = (patch: Partial<LeadDraft>) => update(({ lead }) => ({ lead: { ...lead, ...patch } }))
  const mobile = useMobileCheck(draft.lead, ({ telAbbr, mobile }, checkedMobile) =>
    // The rule takes a moment; by then another number may stand there.
    update(({ lead }) =>
      lead.telAbbr === telAbbr && lead.mobile === mobile ? { lead: { ...lead, checkedMobile } } : {},
    ),
  )
  const errors = checkPassengers(draft, count, mobile.isRefused)
  const visible = useVisibleErrors(errors)
  const parsing = useRef<Promise<void>>(undefined)
  const submit = async () => {
    await parsing.current
    const isMobileRight = await mobile.check(checkout.read().lead)
    const all = checkPassengers(checkout.read(), count, !isMobileRight)
    if (Object.keys(all).length > 0) return visible.showAll(all)
    goOn()
  }
  const others = furtherPassengers(draft, count)
  return (
    <StepFrame
      checkout={checkout}
      title="Booking details"
      lead="Names as on the passport. Each pass bears a name."
      onSubmit={() => void submit()}
      actionNote="Next you check everything. You pay after that."
      hasError={visible.summary.length > 0}
    >
      <ErrorSummary errors={visible.summary.map(withPerson)} attempt={visible.attempt} />
      <div className="checkout__group">
        <LeadPassenger
          lead={draft.lead}
          update={updateLead}
          visible={visible}
          checkMobile={() => void mobile.check(draft.lead)}
          onMobileParsing={(promise) => {
            parsing.current = promise
          }}
        />
        {others.map((passenger, index) => (
          <FurtherPassenger
            key={index}
            place={index + 2}
            passenger={passenger}
            visible={visible}
            onChange={(names) =>
              update((current) => ({ others: putAt(current.others, index, { ...passenger, ...names }) }))
            }
          />
        ))}
      </div>
    </StepFrame>
  )
}

/** In the summary a sentence must say whose name it means, once there are several. */
function withPerson({ fieldId: id, message }: { fieldId: string; message: string }) {
  const person = Number(/-name-(\d+)$/.exec(id)?.[1] ?? 1)
  return { fieldId: id, message: person === 1 ? message : `Passenger ${person}: ${message}` }
}

/** The list with one place set, and nobody in the places before it that were empty. */
function putAt(list: PassengerDraft['others'], place: number, value: PassengerDraft['others'][number]) {
  const filled = Array.from({ length: Math.max(list.length, place + 1) }, (_, index) => list[index] ?? NOBODY)
  return filled.map((old, index) => (index === place ? value : old))
}
