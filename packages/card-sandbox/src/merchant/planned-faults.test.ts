import { describe, expect, it } from 'vitest'
import { authorization, Sandbox } from '../sandbox.test-kit.ts'

async function planned(...faults: string[]) {
  const sandbox = await Sandbox.start()
  const reply = await sandbox.app.inject({
    method: 'POST',
    url: '/sandbox/faults',
    headers: { authorization },
    payload: { faults },
  })
  return { sandbox, status: reply.statusCode }
}

describe('a planned fault', () => {
  it.each([
    ['unauthorized', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['too-many-requests', 429],
    ['request-refused', 400],
    ['key-in-use', 409],
    ['server-error', 500],
  ])('%s answers %i, charges nothing, and is over with its request', async (fault, expected) => {
    const { sandbox } = await planned(fault)
    const token = await sandbox.token()
    expect((await sandbox.pay(token, 'key')).statusCode).toBe(expected)
    expect(await sandbox.entries()).toEqual([])
    expect((await sandbox.pay(token, 'key')).statusCode).toBe(201)
  })

  it.each([
    ['answer-unreadable', 201, '<html></html>'],
    ['answer-server-error', 500, 'INTERNAL_ERROR'],
    ['answer-slow', 201, 'CAPTURED'],
  ])('%s spoils the response alone: the payment is in the ledger', async (fault, status, text) => {
    const { sandbox } = await planned(fault)
    const reply = await sandbox.pay(await sandbox.token(), 'key')
    expect([reply.statusCode, reply.body]).toEqual([status, expect.stringContaining(text)])
    expect(await sandbox.entries()).toHaveLength(1)
  })

  it('comes in order, with requests served as usual in between', async () => {
    const { sandbox } = await planned('none', 'forbidden')
    const statuses = []
    for (const key of ['a', 'b', 'c'])
      statuses.push((await sandbox.pay(await sandbox.token(), key)).statusCode)
    expect(statuses).toEqual([201, 403, 201])
  })

  it.each([[['nonsense']], [[]]])('is refused as %j', async (faults) => {
    expect((await planned(...faults)).status).toBe(400)
  })

  it('is for the merchant alone', async () => {
    const { sandbox } = await planned('none')
    const reply = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      payload: { faults: ['none'] },
    })
    expect(reply.statusCode).toBe(401)
  })
})
