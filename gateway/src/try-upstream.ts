import { type CallDefinition, calls, fillPath } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/**
 * Calls that change nothing at the provider, and between them have every success code of the contract: the list of
 * airports, and which way a card goes. The second opens no session, and no card is in it.
 */
const TRIED: readonly CallDefinition[] = [calls.airport.getA2ZAirports, calls.pci.getPciParam]

/**
 * Asks the provider through every part of the gateway that a visitor's call passes (P599).
 *
 * @returns why the first wrong answer cannot be used; undefined where all of them keep the contract
 */
export async function tryUpstream(
  app: FastifyInstance,
  { publicOrigins }: Pick<Config, 'publicOrigins'>,
): Promise<string | undefined> {
  const [host = ''] = publicOrigins.hosts
  for (const call of TRIED) {
    const fault = await faultOf(app, call, host)
    if (fault !== undefined) return fault
  }
  return undefined
}

async function faultOf(app: FastifyInstance, { path }: CallDefinition, host: string) {
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
