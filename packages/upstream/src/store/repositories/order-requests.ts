import type { Connection } from '../database/database.ts'

export interface OrderRequest {
  readonly idempotencyKey: string
  readonly callId: string
  /** A keyed hash, see `body-hash.ts`; null on a request of an earlier release, which its key alone identifies. */
  readonly bodyHash: string | null
  readonly orderNo: string
}

/** A claim as its row. */
export function claimed(request: OrderRequest, now: Date) {
  return {
    idempotency_key: request.idempotencyKey,
    call_id: request.callId,
    body_hash: request.bodyHash,
    order_no: request.orderNo,
    created_at: now,
  }
}

/** Idempotency-Keys of createOrder calls (P189): the first call with a key creates its order. */
export function orderRequestRepository(connection: Connection) {
  return {
    /**
     * Claims a key; waits for another transaction that claims it.
     *
     * @returns undefined when the key was free, else the request that has it
     */
    claim: async (request: OrderRequest, now: Date): Promise<OrderRequest | undefined> => {
      const result = await connection
        .insertInto('order_requests')
        .values(claimed(request, now))
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .executeTakeFirst()
      if (result.numInsertedOrUpdatedRows === 1n) return undefined
      const row = await connection
        .selectFrom('order_requests')
        .selectAll()
        .where('idempotency_key', '=', request.idempotencyKey)
        .executeTakeFirstOrThrow()
      return {
        idempotencyKey: row.idempotency_key,
        callId: row.call_id,
        bodyHash: row.body_hash,
        orderNo: row.order_no,
      }
    },

    /** Deletes requests up to an instant, but for those that another server is deleting. @returns how many */
    deleteBefore: async (instant: Date, limit: number): Promise<number> => {
      const { numDeletedRows } = await connection
        .deleteFrom('order_requests')
        .where('idempotency_key', 'in', (query) =>
          query
            .selectFrom('order_requests')
            .select('idempotency_key')
            .where('created_at', '<=', instant)
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
