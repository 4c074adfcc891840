import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { takesOf } from './limit-hook.ts'

it.each([
  [false, ['discount v id', 'discount a 192.0.2.1', 'calls v id', 'calls a 192.0.2.1']],
  [true, ['discount v id', 'discount a 192.0.2.1', 'calls a 192.0.2.1']],
])('a request of a new visitor (%s) begins no count of all calls for that visitor', (isNewVisitor, names) => {
  const rate = { count: 1, windowMs: 1000 }
  const limit = { visitor: rate, address: rate }
  const rows = (['discount', 'calls'] as const).map((kind) => ({ kind, limit }))
  const request = { ip: '192.0.2.1', visitorId: 'id', isNewVisitor } as FastifyRequest
  expect(takesOf(request, rows).map(({ name }) => name)).toEqual(names)
})

it('a request from an IPv6 address also counts for its /48, sixteen times as generously', () => {
  const limit = { visitor: { count: 2, windowMs: 1000 }, address: { count: 5, windowMs: 1000 } }
  const request = { ip: '2001:db8:7:9::1', visitorId: 'id', isNewVisitor: true } as FastifyRequest
  expect(takesOf(request, [{ kind: 'calls', limit }])).toEqual([
    { name: 'calls a 2001:db8:7:9::/64', rate: limit.address },
    { name: 'calls n 2001:db8:7::/48', rate: { count: 80, windowMs: 1000 } },
  ])
})
