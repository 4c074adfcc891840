import { describe, expect, it } from 'vitest'
import { allCalls, calls, compileCheck, shopRequest, upstreamRequest } from './index.ts'

const places = ['path', 'query', 'body'] as const

describe('agentId in requests', () => {
  it('is optional for the shop and required for the upstream wherever the gateway adds it', () => {
    for (const call of allCalls.filter((c) => c.agent !== 'given' && c.agent !== 'path')) {
      const place = call.method === 'POST' ? 'body' : 'query'
      const request: Record<string, object | undefined> = call.examples[0]?.request ?? {}
      const example = request[place] ?? {}
      const shop = compileCheck(shopRequest(call)[place] ?? expect.fail(call.id))
      const upstream = compileCheck(upstreamRequest(call)[place] ?? expect.fail(call.id))
      expect(shop.isValid(example), call.id).toBe(true)
      expect(shop.isValid({ ...example, agentId: 'a' }), call.id).toBe(true)
      expect(upstream.isValid(example), call.id).toBe(false)
      expect(upstream.isValid({ ...example, agentId: 'a' }), call.id).toBe(true)
    }
  })

  it('is left alone where the caller gives it', () => {
    for (const call of [calls.airport.get, calls.lounge.createSession]) {
      for (const place of places) expect(upstreamRequest(call)[place]).toBe(call.request[place as never])
    }
  })
})
