/**
 * The owner of a call, by keyed hashes of the gateway's: the visitor's cookie, and the network of their address, which many
 * visitors may share (P380). Undefined where the sender names none.
 */
export interface Owner {
  readonly visitor: string | undefined
  readonly network: string | undefined
}

/** The context of a call, beside its request. */
export interface CallContext {
  /** The key of an order call, which requires one, or of a submit that has one; else empty. */
  readonly idempotencyKey: string
  readonly owner: Owner
}
