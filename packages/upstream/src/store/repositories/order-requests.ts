import type { Connection } from '../database/database.ts'

interface OrderRequest {
  readonly idempotencyKey: string
  readonly callId: string
  readonly bodyHash: string
  readonly orderNo: string
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
        .values({
          idempotency_key: request.idempotencyKey,
          call_id: request.callId,
          body_hash: request.bodyHash,
          order_no: request.orderNo,
          created_at: now,
        })
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
  }
}
