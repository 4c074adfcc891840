import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { checkUpstream } from '../check-upstream.ts'
import { forward, serve, startReference } from '../test-servers.test-kit.ts'

const KEYS = new Set(['key', 'statusKey'])

it('says that the keys of another order were not tried where orders have none', async () => {
  const upstream = await startReference()
  const baseUrl = await serve((request, response) => {
    const isOrder = /createOrder|confirmPayment/.test(request.url ?? '')
    if (!isOrder) return forward(upstream.baseUrl, request, response)
    forward(upstream.baseUrl, request, response, async (answer) => {
      const { 'content-length': _, ...headers } = answer.headers
      const value = JSON.parse(await text(answer), (name, field) => (KEYS.has(name) ? undefined : field))
      response.writeHead(answer.statusCode ?? 502, headers).end(JSON.stringify(value))
    })
  })
  const data = { payment: { tokens: ['tok_5Jw8Zq2LmX4vR7nT'] } }
  const { calls } = await checkUpstream({ baseUrl, writes: true, levels: ['S'], deadlineFactor: 40, data })
  await upstream.close()
  const needsOf = (call: string) => calls.find((each) => each.call === call)?.untested
  expect(needsOf('order.get')).toContainEqual(expect.stringContaining('the key of another order: needs'))
  expect(needsOf('order.status')).toContainEqual(
    expect.stringContaining('the status key of another order: needs'),
  )
}, 600_000)
