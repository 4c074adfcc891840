/** A reason why a command cannot do its work, in one line for the operator. */
export class Fault extends Error {
  override readonly name = 'Fault'
}
