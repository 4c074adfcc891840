import { client } from '../../api/client.ts'
import { shopHas } from '../../api/shop-config.ts'

/** Until when an unpaid order and its places are kept; undefined where the upstream does not answer that. */
export async function keptUntil(orderNo: string): Promise<Date | undefined> {
  const isThere = await shopHas('order.status').catch(() => false)
  const result = isThere ? await client.read('order.status', { orderNo }) : undefined
  const expiresAt = result?.ok ? result.data.expiresAt : undefined
  return expiresAt === undefined ? undefined : new Date(expiresAt)
}
