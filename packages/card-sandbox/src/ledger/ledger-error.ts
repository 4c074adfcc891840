/** The data folder cannot be used as it is; the message tells an operator why and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** A payment could not be made durable. Nobody may be told that it was taken, nor that it was not. */
export class LedgerWriteError extends Error {
  override readonly name = 'LedgerWriteError'
  readonly statusCode = 503
}
