const pattern = /^[\x21-\x7e]{1,100}$/

/** Whether a header is an idempotence key: 1 to 100 printable characters. */
export function isIdempotenceKey(header: unknown): header is string {
  return typeof header === 'string' && pattern.test(header)
}
