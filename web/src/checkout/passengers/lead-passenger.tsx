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
  /** Reads the number when the field is left; false when the rule for mobile numbers refuses it. */
  checkMobile: () => Promise<boolean>
  /** Further fields of the lead passenger, after the names. */
  children?: ReactNode
}

/** The buyer: names, an email typed twice, and an optional mobile number. */
export function LeadPassenger(props: Props) {
  const { lead, update, visible, checkMobile } = props
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
      />
    </fieldset>
  )
}
