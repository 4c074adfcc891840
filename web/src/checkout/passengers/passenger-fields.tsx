import type { ReactNode } from 'react'
import type { VisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { FurtherPassenger } from './further-passenger.tsx'
import { LeadPassenger } from './lead-passenger.tsx'
import { furtherPassengers } from './passenger-draft.ts'
import type { PassengersForm } from './use-passengers-form.ts'

type Props = {
  form: PassengersForm
  visible: VisibleErrors
  /** Further fields of the lead passenger, besides the names. */
  leadMore?: ReactNode
}

/** A fieldset for each passenger, the lead first. */
export function PassengerFields({ form, visible, leadMore }: Props) {
  return (
    <div className="checkout__group">
      <LeadPassenger
        lead={form.draft.lead}
        update={form.updateLead}
        visible={visible}
        checkMobile={form.checkMobile}
      >
        {leadMore}
      </LeadPassenger>
      {furtherPassengers(form.draft, form.count).map((passenger, index) => (
        <FurtherPassenger
          key={index}
          place={index + 2}
          passenger={passenger}
          visible={visible}
          onChange={(names) => form.updateOther(index, { ...passenger, ...names })}
        />
      ))}
    </div>
  )
}

/** In the error summary a sentence must name its passenger when there are several. */
export function withPerson({ fieldId: id, message }: { fieldId: string; message: string }) {
  const person = Number(/-name-(\d+)$/.exec(id)?.[1] ?? 1)
  return { fieldId: id, message: person === 1 ? message : `Passenger ${person}: ${message}` }
}
