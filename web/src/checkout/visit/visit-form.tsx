import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { popupRequested, pressFailed } from '../../api/call-failed.ts'
import { nextTask } from '../../api/next-task.ts'
import { asShown } from '../../ui/form/as-shown.ts'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type FieldErrors, useVisibleErrors, type VisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { Section } from '../../ui/page/section.tsx'
import type { StepProps } from '../journey/journey.ts'
import { PassengerFields, withPerson } from '../passengers/passenger-fields.tsx'
import { usePassengersForm } from '../passengers/use-passengers-form.ts'
import { StepFrame } from '../steps/step-frame.tsx'
import { checkVisit, visitFieldId } from './check-visit.ts'
import { canOrderVisit } from './ordered-visit.ts'
import { HELD_TOO_MANY, takeVisit } from './take-visit.ts'
import { useLostTime } from './use-lost-time.ts'
import { useVisitDates } from './use-visit-dates.ts'
import type { VisitCalls } from './visit-calls.ts'
import { type VisitDraft, withoutTime } from './visit-draft.ts'
import { WhenSection } from './when-section.tsx'

const FLIGHT_MAX_LENGTH = 10

/** The form of a visit: date, time, flight and passengers. */
export function VisitForm<D extends VisitDraft>({ checkout, calls }: StepProps<D> & { calls: VisitCalls }) {
  const { draft, goOn } = checkout
  const update = (change: Partial<VisitDraft>) => checkout.update(change as Partial<D>)
  const dispatch = useDispatch()
  const dates = useVisitDates(calls, draft)
  useLostTime(checkout, dates.data)
  const form = usePassengersForm(checkout, draft.quantity)
  const [isTaking, setTaking] = useState(false)
  const visible = useVisibleErrors(together(draft, form.errors))
  const isPressed = useRef(false)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const press = async () => {
    // A second press during the first would take a second hold.
    if (isPressed.current) return
    isPressed.current = true
    await submit().finally(() => {
      isPressed.current = false
    })
  }
  const submit = async () => {
    const errors = together(checkout.read(), await form.checkNow())
    if (Object.keys(errors).length > 0) return visible.showAll(errors)
    const checked = checkout.read()
    setTaking(true)
    // The browser can show the press before the call.
    await nextTask()
    if (!isThere.current) return
    const taken = await takeVisit(calls, checked)
    setTaking(false)
    // A visitor who has left meanwhile is not brought back; the hold ends by itself.
    if (!isThere.current) return
    if (taken.kind === 'bounded') return void dispatch(popupRequested({ message: HELD_TOO_MANY }))
    if (taken.kind === 'failed') return void dispatch(pressFailed(taken.failure))
    if (taken.kind === 'taken') {
      const { hold, placesLeft } = taken
      checkout.keep({ hold, placesLeft, lostTime: '' } as Partial<D>)
      // The hold was over before it arrived: this step reports it, and the next one does not.
      return canOrderVisit(checkout.read()) ? goOn() : undefined
    }
    update(withoutTime(checkout.read().visitTime))
    dates.refetch()
    visible.showAll(together(checkout.read(), {}))
  }
  return (
    <StepFrame
      checkout={checkout}
      title="Booking details"
      onSubmit={() => void press()}
      isActionDisabled={isTaking}
      actionNote="Next: check your booking. You pay after that."
      hasError={visible.summary.length > 0}
    >
      <ErrorSummary errors={visible.summary.map(withPerson)} attempt={visible.attempt} />
      <WhenSection
        draft={draft}
        dates={dates}
        expected={calls}
        visible={visible}
        onDate={(visitDate) => update({ ...withoutTime(), visitDate })}
        onTime={(time) => update({ ...time, lostTime: '' })}
      />
      <Section
        title="Who is coming?"
        remark="Enter names exactly as on the passport. Passes are issued by name."
      >
        <PassengerFields
          form={form}
          visible={visible}
          leadMore={
            <FlightField
              value={draft.flightNumber}
              visible={visible}
              onChange={(flightNumber) => update({ flightNumber })}
            />
          }
        />
      </Section>
    </StepFrame>
  )
}

/** In the order of the form. */
function together(draft: VisitDraft, people: FieldErrors): FieldErrors {
  const { when, flight } = checkVisit(draft)
  return { ...when, ...flight, ...people }
}

type FlightProps = { value: string; visible: VisibleErrors; onChange: (value: string) => void }

function FlightField({ value, visible, onChange }: FlightProps) {
  const id = visitFieldId.flight
  return (
    <TextField
      id={id}
      isFull
      label="Flight number"
      hint="On your ticket, for example ZQ 214"
      value={value}
      error={visible.of(id)}
      maxLength={FLIGHT_MAX_LENGTH}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => onChange(asShown(event.target.value))}
      onBlur={() => value.trim().length >= 3 && visible.leave(id)}
    />
  )
}
