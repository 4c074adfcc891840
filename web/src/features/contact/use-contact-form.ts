import type { CallFailure } from '@layover/api-client'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../../api/client.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { useMobileCheck } from '../../contact-details/use-mobile-check.ts'
import { FORM_CODES } from '../../customer-service/send-trouble.tsx'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { checkContact } from './check-contact.ts'
import { type ContactDraft, contactCall, EMPTY_CONTACT } from './contact-draft.ts'
import { prefill } from './prefill.ts'
import { typedBefore } from './typed-before.ts'

/** The form as typed, stored nowhere but here: it is personal, and the device may be somebody else's. */
function useContactDraft() {
  const [search] = useSearchParams()
  const [draft, setDraft] = useState(EMPTY_CONTACT)
  // The rule for numbers takes a moment; what follows it needs the draft as it is by then.
  const latest = useRef(draft)
  const update = (patch: Partial<ContactDraft>) => {
    latest.current = { ...latest.current, ...patch }
    setDraft(latest.current)
  }
  const prefilled = useRef(() => update({ ...prefill(search), ...typedBefore() }))
  useEffect(() => prefilled.current(), [])
  return { draft, update, read: () => latest.current }
}

/** The contact form: what is typed, what is wrong with it, and the one press that sends it. */
export function useContactForm(onSent: (reference: string) => void) {
  const { draft, update, read } = useContactDraft()
  const mobile = useMobileCheck(draft, (typed, checkedMobile) => {
    const { telAbbr, mobile: digits } = read()
    if (telAbbr === typed.telAbbr && digits === typed.mobile) update({ checkedMobile })
  })
  const visible = useVisibleErrors(checkContact(draft, mobile.isRefused))
  const parsing = useRef<Promise<void>>(undefined)
  const send = async () => {
    await parsing.current
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
  useLossWarning(draft.message.trim() !== '')
  return {
    draft,
    update,
    visible,
    checkMobile: () => mobile.check(draft),
    onMobileParsing: (promise: Promise<void>) => {
      parsing.current = promise
    },
    /** Why it was not taken; a wrong number is said at its field. */
    failure: submit.failure && !isMobileRefusal(submit.failure) ? submit.failure : undefined,
    submit: submit.press,
  }
}

export type ContactForm = ReturnType<typeof useContactForm>

/** The server knows numbers better than the page does. */
function isMobileRefusal(failure: CallFailure): boolean {
  return failure.kind === 'business' && failure.errorCode === 'MOBILE_NOT_VALID'
}

/** A message is never stored, so the browser asks before a reload would lose it. */
function useLossWarning(hasMessage: boolean): void {
  useEffect(() => {
    if (!hasMessage) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasMessage])
}
