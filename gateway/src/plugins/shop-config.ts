import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** The settings that the built shop fetches when it starts. */
export interface ShopConfig {
  /** The card provider's address as browsers reach it, without a slash at its end. */
  readonly cardVaultUrl: string
  /** The vault's path at that address. */
  readonly cardVaultPath: string
  readonly generalAgentId: string
  /** Ids of the additional calls that this provider has; the shop hides features that need another one (P212). */
  readonly additions: readonly string[]
  readonly analytics?: string
}

export const shopConfig = fp(
  async (app: FastifyInstance, config: ShopConfig) => {
    app.get('/config.json', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return config
    })
  },
  { name: 'shop-config' },
)
