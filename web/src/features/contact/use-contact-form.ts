import type { CallFailure } from '@layover/api-client'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../../api/client.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { useMobileCheck } from '../../contact-details/use-mobile-check.ts'
import { FORM_CODES } from '../../customer-service/send-trouble.tsx'
import { useLossWarning } from '../../customer-service/use-loss-warning.ts'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { checkContact } from './check-contact.ts'
import { type ContactDraft, contactCall, EMPTY_CONTACT } from './contact-draft.ts'
import { prefill } from './prefill.ts'
import { typedBefore } from './typed-before.ts'

/** The form as typed. It is stored nowhere else: it is personal, and others may use the device. */
function useContactDraft() {
  const [search] = useSearchParams()
  const [draft, setDraft] = useState(EMPTY_CONTACT)
  // The rule for numbers takes a moment; the code after it needs the then current draft.
  const latest = useRef(draft)
  const update = (patch: Partial<ContactDraft>) => {
    latest.current = { ...latest.current, ...patch }
    setDraft(latest.current)
  }
  const prefilled = useRef(() => update({ ...prefill(search), ...typedBefore() }))
  useEffect(() => prefilled.current(), [])
  return { draft, update, read: () => latest.current }
}

/** The contact form: its draft, its errors, and the press that sends it. */
export function useContactForm(onSent: (reference: string) => void) {
  const { draft, update, read } = useContactDraft()
  const mobile = useMobileCheck(draft, (typed, checked) => {
    const { telAbbr, mobile: digits } = read()
    if (telAbbr === typed.telAbbr && digits === typed.mobile) update(checked)
  })
  const visible = useVisibleErrors(checkContact(draft, mobile.isRefused))
  const send = async () => {
    const isMobileRight = await mobile.check(read())
    const errors = checkContact(read(), !isMobileRight)
    const call = contactCall(read())
    if (Object.keys(errors).length > 0 || !call) {
      visible.showAll(errors)
      return undefined
    }
    const result = await client.submit('customer.serviceCreate', call)
    if (!result.ok && isMobileRefusal(result.failure)) {
      const { telAbbr, mobile: digits } = read()
      mobile.refuse({ telAbbr, mobile: digits })
      visible.showAll(checkContact(read(), true))
    }
    return result
  }
  const submit = useSubmit(send, {
    formCodes: FORM_CODES,
    onDone: ({ reference }) => onSent(reference),
  })
  useLossWarning(draft.message)
  return {
    draft,
    update,
    visible,
    checkMobile: () => mobile.check(draft),
    /** The reason of a refusal; a wrong number shows at its field. */
    failure: submit.failure && !isMobileRefusal(submit.failure) ? submit.failure : undefined,
    submit: submit.press,
  }
}

export type ContactForm = ReturnType<typeof useContactForm>

/** The server's rule for numbers outranks the page's. */
function isMobileRefusal(failure: CallFailure): boolean {
  return failure.kind === 'business' && failure.errorCode === 'MOBILE_NOT_VALID'
}
