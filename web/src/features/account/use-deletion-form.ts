import type { CallFailure } from '@layover/api-client'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSubmit } from '../../api/use-submit.ts'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { checkDeletion, type DeletionDraft, NO_DELETION } from './check-deletion.ts'
import { requestDeletion } from './request-deletion.ts'

const FORM_CODES = ['WRONG_CREDENTIALS', 'TOO_MANY_ATTEMPTS', 'NOT_AVAILABLE']

/**
 * The form that deletes an account. The password is in this component's state alone, and is cleared when the page is
 * left, hidden or finished (P45).
 */
export function useDeletionForm(onDone: (deletionDate: string) => void) {
  const [draft, setDraft] = useState(NO_DELETION)
  // The server's refusal of the current credentials; typing in either field removes it.
  const [isRefused, setRefused] = useState(false)
  useEffect(() => {
    // A page from the back-forward cache would still show the password.
    const forget = () => flushSync(() => setDraft((old) => ({ ...old, password: '' })))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])
  const visible = useVisibleErrors(checkDeletion(draft, isRefused))
  const send = async () => {
    const errors = checkDeletion(draft, isRefused)
    if (Object.keys(errors).length > 0) {
      visible.showAll(errors)
      return undefined
    }
    const result = await requestDeletion(draft.account, draft.password)
    if (!result.ok && isUnknown(result.failure)) {
      setRefused(true)
      visible.showAll(checkDeletion(draft, true))
    }
    return result
  }
  const { failure, press } = useSubmit(send, {
    formCodes: FORM_CODES,
    onDone: ({ deletionDate }) => {
      setDraft(NO_DELETION)
      onDone(deletionDate)
    },
  })
  return {
    draft,
    visible,
    change: (patch: Partial<DeletionDraft>) => {
      if (!('isSure' in patch)) setRefused(false)
      setDraft((old) => ({ ...old, ...patch }))
    },
    /** The reason of a failure; wrong credentials show at the password. */
    failure: failure && !isUnknown(failure) ? failure : undefined,
    submit: press,
  }
}

function isUnknown(failure: CallFailure): boolean {
  return failure.kind === 'business' && failure.errorCode === 'WRONG_CREDENTIALS'
}

export type DeletionForm = ReturnType<typeof useDeletionForm>
