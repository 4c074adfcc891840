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
