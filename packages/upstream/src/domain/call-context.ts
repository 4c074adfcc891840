/**
 * The owner of a call, by keyed hashes of the gateway's: the visitor's cookie, and the network of their address, which many
 * visitors may share (P380). Undefined where the sender names none.
 */
export interface Owner {
  readonly visitor: string | undefined
  readonly network: string | undefined
}

/** Whether an owner may pay or replace an unpaid order (P425). One that was ordered by nobody in particular is anybody's. */
export function isOfVisitor(order: { readonly visitor: string | null }, { visitor }: Owner): boolean {
  return order.visitor === null || order.visitor === visitor
}

/** The context of a call, beside its request. */
export interface CallContext {
  /** The key of an order call, which requires one, or of a submit that has one; else empty. */
  readonly idempotencyKey: string
  readonly owner: Owner
}
