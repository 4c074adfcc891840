/** The data folder cannot be used. The message names the reason and the remedy for an operator. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** A payment or refund could not be written durably. Whether it is on the disk is unknown. */
export class LedgerWriteError extends Error {
  override readonly name = 'LedgerWriteError'
  readonly statusCode = 503
}
