import { deepStrictEqual } from 'node:assert/strict'
import { fillPath } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { buildGateway, SHOP_HOST } from './gateway-for-pacts.ts'
import { gatewaySide, type Interaction, interactionsOf } from './interactions.ts'
import { record } from './record.ts'
import { startRelay } from './relay.ts'

/** Sends the shop's request, to which the gateway adds its own headers and fields. */
async function send(gateway: FastifyInstance, { call, example, key }: Interaction) {
  const { path = {}, query = {}, body = {} } = example.request as Record<string, Record<string, string>>
  const isPost = call.method === 'POST'
  return await gateway.inject({
    method: call.method,
    url: `/api${fillPath(call.path, path)}`,
    query,
    headers: {
      host: SHOP_HOST,
      ...(isPost && { 'content-type': 'application/json' }),
      ...(key && call.effect === 'order' && { 'idempotency-key': key.example }),
    },
    ...(isPost && { payload: body }),
  })
}

/** The gateway's reply to the answer that the interaction promises. */
function toldToTheShop({ answer }: Interaction): object {
  const { data, errorCode } = answer.value as { data?: unknown; errorCode?: string }
  return errorCode === undefined ? { state: 'success', data } : { state: 'failure', errorCode }
}

/** `contracts/pacts/gateway-upstream.json`, by the whole gateway. */
export async function recordGatewayUpstream(): Promise<string> {
  const relay = await startRelay()
  const gateway = await buildGateway(relay.url)
  const names = { consumer: 'layover-gateway', provider: 'layover-upstream' }
  try {
    return await record(names, interactionsOf(gatewaySide), async (interaction, url) => {
      relay.target = url
      const answer = await send(gateway, interaction)
      deepStrictEqual(
        { status: answer.statusCode, ...answer.json<object>() },
        { status: 200, ...toldToTheShop(interaction) },
      )
    })
  } finally {
    await gateway.close()
    await relay.close()
  }
}
