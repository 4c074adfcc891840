import { type ErrorCode, errorCodes } from '@layover/contracts'

/** The envelope of a success. */
export function success(state: string, data: unknown) {
  return { state, data }
}

/** The envelope of a refusal: its code and a message. An empty message becomes the contract's text of the code. */
export function failure(state: string, errorCode: ErrorCode, message: string) {
  return { state, errorCode, message: message === '' ? errorCodes[errorCode] : message }
}
