import { deprecated } from '@layover/contracts'
import { Type } from '@sinclair/typebox'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { createDeprecatedCount } from './count-deprecated.ts'

const going = { since: '2027-01-01', until: '2027-07-01', heir: 'send $.lead instead' }
const Title = Type.Optional(deprecated(Type.String(), going))
const call = {
  id: 'lane.order',
  request: { body: Type.Object({ title: Title, passengers: Type.Array(Type.Object({ title: Title })) }) },
  data: Type.Object({ title: Title }),
}

it('requests that use what goes are counted by place, and each place is logged once', async () => {
  const lines: string[] = []
  const count = vi.fn()
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
  const preHandler = createDeprecatedCount(call, count)
  app.post('/', { ...(preHandler && { preHandler }) }, async () => ({}))
  const post = async (body: object) => await app.inject({ method: 'POST', url: '/', payload: body })

  await post({ passengers: [{}, { title: 'Dr' }] })
  await post({ passengers: [{ title: 'Dr' }] })
  await post({ passengers: [] })
  expect(count.mock.calls).toEqual(Array(2).fill([{ call: call.id, at: 'request $.passengers[].title' }]))
  await post({ title: 'Dr', passengers: [] })
  expect(count).toHaveBeenLastCalledWith({ call: call.id, at: 'request $.title' })
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'request $.passengers[].title is deprecated since 2027-01-01 and gone from 2027-07-01: send $.lead instead',
    'request $.title is deprecated since 2027-01-01 and gone from 2027-07-01: send $.lead instead',
  ])
  await app.close()
})

it('a call that goes is counted whatever it carries, and another one has no hook', () => {
  const count = vi.fn()
  const nothing = { id: 'lane.detail', request: {}, data: Type.String() }
  expect(createDeprecatedCount(nothing, count)).toBeUndefined()
  expect(createDeprecatedCount({ ...nothing, deprecation: going }, count)).toBeTypeOf('function')
})
