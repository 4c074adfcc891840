import type { CallFailure, Result } from '@layover/api-client'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { callFailed } from './call-failed.ts'

type Options<Data> = {
  onDone: (data: Data) => void
  /** Codes with a sentence in the form; for others the popup opens (P77). */
  formCodes: readonly string[]
}

/**
 * A form's one press. While it runs, further presses do nothing. After a failure the form keeps its fields and shows why.
 *
 * @param run checks and sends; undefined when there was nothing to send
 */
export function useSubmit<Data>(
  run: () => Promise<Result<Data> | undefined>,
  { onDone, formCodes }: Options<Data>,
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
      // An accepted form stays disabled until its result replaces it.
      isRunning.current = result?.ok === true
      if (result?.ok) onDone(result.data)
      else if (result) report(result.failure)
    } catch (fault) {
      isRunning.current = false
      throw fault
    }
  }
  const report = (refused: CallFailure) => {
    // The visitor left the form while it ran.
    if (refused.kind === 'aborted') return
    setFailure(refused)
    if (!hasWords(refused, formCodes)) dispatch(callFailed(refused))
  }
  return { failure, press: () => void press() }
}

function hasWords(failure: CallFailure, codes: readonly string[]): boolean {
  return failure.kind === 'business' && codes.includes(failure.errorCode)
}

/** Whether a call was refused because too many came before it, by the provider or by the gateway. */
export function isTooMany(failure: CallFailure): boolean {
  if (failure.kind === 'business') return failure.errorCode === 'TOO_MANY_ATTEMPTS'
  return failure.kind === 'problem' && failure.status === 429
}
