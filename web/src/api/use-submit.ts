import type { CallFailure, Result } from '@layover/api-client'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { callFailed } from './call-failed.ts'

type Options<Data> = {
  onDone: (data: Data) => void
  /** Codes for which the form has a sentence of its own; for others the popup speaks (P77). */
  saidByForm: readonly string[]
}

/**
 * A form's one press. While it runs, further presses do nothing; a failure is kept for the form, which keeps what was
 * typed.
 *
 * @param run checks and sends; undefined when there was nothing to send
 */
export function useSubmit<Data>(
  run: () => Promise<Result<Data> | undefined>,
  { onDone, saidByForm }: Options<Data>,
) {
  const dispatch = useDispatch()
  const isRunning = useRef(false)
  const [failure, setFailure] = useState<CallFailure>()
  const press = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setFailure(undefined)
    try {
      const result = await run()
      // A form that was taken stays shut while it gives way to its result.
      isRunning.current = result?.ok === true
      if (result?.ok) onDone(result.data)
      else if (result) tell(result.failure)
    } catch (fault) {
      isRunning.current = false
      throw fault
    }
  }
  const tell = (refused: CallFailure) => {
    // Left while it ran: nobody is there to be told.
    if (refused.kind === 'aborted') return
    setFailure(refused)
    if (!isSaid(refused, saidByForm)) dispatch(callFailed(refused))
  }
  return { failure, press: () => void press() }
}

function isSaid(failure: CallFailure, codes: readonly string[]): boolean {
  return failure.kind === 'business' && codes.includes(failure.errorCode)
}

/** Whether a call was refused because too many came before it, by the provider or by the gateway. */
export function isTooMany(failure: CallFailure): boolean {
  if (failure.kind === 'business') return failure.errorCode === 'TOO_MANY_ATTEMPTS'
  return failure.kind === 'problem' && failure.status === 429
}
