import { calls, fillPath } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/**
 * Asks the provider for the list of airports, through every part of the gateway that a visitor's call passes.
 *
 * @returns why the answer cannot be used; undefined where it keeps the contract
 */
export async function tryUpstream(
  app: FastifyInstance,
  { publicOrigins }: Pick<Config, 'publicOrigins'>,
): Promise<string | undefined> {
  const { path } = calls.airport.getA2ZAirports
  const [host = ''] = publicOrigins.hosts
  const response = await app.inject({
    method: 'POST',
    url: `/api${fillPath(path, {})}`,
    headers: { host, 'content-type': 'application/json' },
    payload: '{}',
  })
  const { state, message, detail } = response.json<{ state?: string; message?: string; detail?: string }>()
  if (response.statusCode === 200 && state === 'success') return undefined
  return `${path}: ${detail ?? message ?? `status ${response.statusCode}`}`
}
