import type { ReactNode } from 'react'
import type { ContactDetails } from '../../contact-details/contact-details.ts'
import { ContactDetailsFields } from '../../contact-details/contact-details-fields.tsx'
import type { VisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { Names } from './names.tsx'
import type { LeadDraft } from './passenger-draft.ts'

type Props = {
  lead: LeadDraft
  update: (patch: Partial<LeadDraft>) => void
  visible: VisibleErrors
  /** Asks the rule for mobile numbers, on leaving the field; false when it refuses the number. */
  checkMobile: () => Promise<boolean>
  onMobileParsing: (parsing: Promise<void>) => void
  /** What else the lead is asked, after the names. */
  children?: ReactNode
}

/** Who buys: names, an email typed twice, a mobile number if they like. */
export function LeadPassenger(props: Props) {
  const { lead, update, visible, checkMobile, onMobileParsing } = props
  return (
    <fieldset className="card fields fields--wide">
      <legend className="sr-only">Lead passenger</legend>
      <p className="fields__title" aria-hidden="true">
        1. Lead passenger
      </p>
      <Names place={1} names={lead} visible={visible} onChange={update} />
      {props.children}
      <ContactDetailsFields
        details={lead}
        update={(patch: Partial<ContactDetails>) => update(patch)}
        visible={visible}
        mobileLabel="Mobile number (optional)"
        checkMobile={checkMobile}
        onMobileParsing={onMobileParsing}
      />
    </fieldset>
  )
}
