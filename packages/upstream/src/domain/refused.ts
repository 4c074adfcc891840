import type { ErrorCode } from '@layover/contracts'

/** The business says no. Thrown, so that the transaction around it is undone; the walk turns it into a failure. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly errorCode: ErrorCode

  constructor(errorCode: ErrorCode, message?: string) {
    super(message ?? '')
    this.errorCode = errorCode
  }
}

/** A request that no client of ours sends: answered with an HTTP status, not with a business answer. */
export class WrongRequest extends Error {
  override readonly name = 'WrongRequest'
  readonly status: 400 | 422
  readonly errors: readonly { path: string; expected: string; got: string }[]

  constructor(status: 400 | 422, title: string, errors: WrongRequest['errors'] = []) {
    super(title)
    this.status = status
    this.errors = errors
  }
}
