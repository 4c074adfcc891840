/** The database cannot be used as it is. The message is one line that an operator can act on. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}
