/** Status and title of every problem, keyed by the last segment of its type. */
export const problemKinds = {
  badRequest: { status: 400, title: 'The request is not valid' },
  forbidden: { status: 403, title: 'This origin may not call the shop' },
  notFound: { status: 404, title: 'No such call or file' },
  methodNotAllowed: { status: 405, title: 'This call needs another method' },
  tooSlow: { status: 408, title: 'The request took too long to arrive' },
  stillRunning: { status: 409, title: 'The same request is still running' },
  preconditionFailed: { status: 412, title: 'The file has changed' },
  tooLarge: { status: 413, title: 'The request is too large' },
  uriTooLong: { status: 414, title: 'The address is too long' },
  unsupportedMediaType: { status: 415, title: 'Only application/json in utf-8 is understood' },
  expectationFailed: { status: 417, title: 'This expectation cannot be met' },
  misdirected: { status: 421, title: 'This host is not served here' },
  keyReused: { status: 422, title: 'The idempotency key belongs to another request' },
  tooManyRequests: { status: 429, title: 'Too many requests' },
  headersTooLarge: { status: 431, title: 'The headers are too large' },
  internal: { status: 500, title: 'Something went wrong here' },
  brokenPromise: { status: 502, title: 'The provider did not answer as promised' },
  unavailable: { status: 503, title: 'Not available at the moment' },
  tooLate: { status: 504, title: 'The provider answered too late' },
} as const

export type ProblemKind = keyof typeof problemKinds

const documented: readonly ProblemKind[] = [
  'badRequest',
  'forbidden',
  'tooSlow',
  'tooLarge',
  'unsupportedMediaType',
  'misdirected',
  'tooManyRequests',
  'headersTooLarge',
  'brokenPromise',
  'unavailable',
  'tooLate',
]

const documentedForOrders: readonly ProblemKind[] = ['stillRunning', 'keyReused']

/** The problems that the document of a call lists; those of idempotency only for a call with a key. */
export function answeredProblems(isOrder: boolean): { status: number; title: string }[] {
  const kinds = isOrder ? [...documented, ...documentedForOrders] : documented
  return kinds.map((kind) => problemKinds[kind]).sort((a, b) => a.status - b.status)
}
