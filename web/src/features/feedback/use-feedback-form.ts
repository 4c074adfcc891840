import { useState } from 'react'
import { client } from '../../api/client.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FORM_CODES } from '../../customer-service/send-trouble.tsx'
import { useLossWarning } from '../../customer-service/use-loss-warning.ts'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { checkFeedback, EMPTY_FEEDBACK, type FeedbackDraft, feedbackCall } from './feedback-draft.ts'

/** The feedback form: its draft, its errors, and the press that sends it. */
export function useFeedbackForm(onSent: (reference: string) => void) {
  const [draft, setDraft] = useState(EMPTY_FEEDBACK)
  const errors = checkFeedback(draft)
  const visible = useVisibleErrors(errors)
  const send = async () => {
    if (Object.keys(errors).length === 0) return client.submit('customer.serviceCreate', feedbackCall(draft))
    visible.showAll(errors)
    return undefined
  }
  const { failure, press } = useSubmit(send, {
    formCodes: FORM_CODES,
    onDone: ({ reference }) => onSent(reference),
  })
  useLossWarning(draft.message)
  return {
    draft,
    update: (patch: Partial<FeedbackDraft>) => setDraft((old) => ({ ...old, ...patch })),
    visible,
    failure,
    submit: press,
  }
}

export type FeedbackForm = ReturnType<typeof useFeedbackForm>
