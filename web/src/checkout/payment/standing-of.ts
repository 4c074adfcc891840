import { client } from '../../api/client.ts'
import { shopHas } from '../../api/shop-config.ts'

/** An unpaid order; a field is undefined where the upstream does not answer it. */
export type Standing = {
  /** Until when the order and its places are kept. */
  readonly until?: Date | undefined
  /** In how long its turn to be paid comes, while too many cards are declined in the visitor's network (P486). */
  readonly turnInSeconds?: number | undefined
}

/** @returns undefined where nothing could be read just now */
export async function standingOf(orderNo: string): Promise<Standing | undefined> {
  const isThere = await shopHas('order.status').catch(() => undefined)
  if (isThere === false) return {}
  const result = isThere ? await client.read('order.status', { orderNo }) : undefined
  if (!result?.ok) return result?.failure.kind === 'business' ? {} : undefined
  const { expiresAt, turnInSeconds } = result.data
  return { until: expiresAt === undefined ? undefined : new Date(expiresAt), turnInSeconds }
}
