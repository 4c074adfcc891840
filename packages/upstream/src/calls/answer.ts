import { type ErrorCode, errorCodes } from '@layover/contracts'

/** The upstream's yes. */
export function success(state: string, data: unknown) {
  return { state, data }
}

/** The upstream's no: its code, and a message that says what the code means unless there is a better one. */
export function failure(state: string, errorCode: ErrorCode, message: string) {
  return { state, errorCode, message: message === '' ? errorCodes[errorCode] : message }
}
