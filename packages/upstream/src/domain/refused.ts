import type { ErrorCode } from '@layover/contracts'

/**
 * A business refusal. It is thrown, so that the surrounding transaction is rolled back; the route turns it into a
 * failure envelope.
 */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly errorCode: ErrorCode

  constructor(errorCode: ErrorCode, message?: string) {
    super(message ?? '')
    this.errorCode = errorCode
  }
}

/** A request that no valid client sends. The reply is an HTTP error, not a business envelope. */
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

/** A request that was not done, since this process has too much to do. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}
