import type { FastifyBaseLogger } from 'fastify'
import type { ProviderMetrics } from '../metrics/provider-metrics.ts'
import type { CardProvider } from './card-provider.ts'
import { replyRow } from './provider-replies.ts'
import { type ProviderCall, replyTo } from './reply-to.ts'

/**
 * Counts every reply, and logs those that the table lists with a level. A line names the call and the reply: no order, no
 * visitor and no card. The recovery reports its queries itself, since it sends them again and again.
 */
export function watchProvider(
  provider: CardProvider,
  { log, metrics }: { readonly log: FastifyBaseLogger; readonly metrics: ProviderMetrics },
): CardProvider {
  const watch = async <T extends Parameters<typeof replyTo>[1]>(call: ProviderCall, sent: Promise<T>) => {
    const result = await sent
    const reply = replyTo(call, result)
    metrics.replied(call, reply)
    const level = call === 'find' ? undefined : replyRow(reply).log
    if (level !== undefined)
      log[level]({ call, reply, why: 'why' in result ? result.why : '' }, 'the card provider failed')
    return result
  }
  return {
    charge: async (charge) => await watch('charge', provider.charge(charge)),
    openSession: async () => await watch('session', provider.openSession()),
    find: async (reference) => await watch('find', provider.find(reference)),
  }
}
