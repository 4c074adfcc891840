/** The data folder cannot be used as it is; the message tells an operator why and what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}
