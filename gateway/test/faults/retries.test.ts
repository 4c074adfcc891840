import { describe, expect, it } from 'vitest'
import { json, type Script } from '../fake-upstream.ts'
import { PATH, price, useFaultyUpstream } from '../faults.ts'
import { post, startGateway } from '../gateway.ts'

const faulty = useFaultyUpstream()

describe('a retry', () => {
  const flaky = (first: Script): Script => {
    let count = 0
    return (response, socket, seen) => (count++ === 0 ? first : json(price))(response, socket, seen)
  }

  it('rescues a read whose connection broke before any answer', async () => {
    faulty.upstream.play(flaky((_response, socket) => socket.destroy()))
    expect((await post(faulty.app, PATH, {})).statusCode).toBe(200)
    expect(faulty.upstream.seen).toHaveLength(2)
  })

  it.each([
    [
      'an order',
      '/api/lounge/confirmPaymentOrder',
      { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } },
    ],
    ['a hold', '/api/pci/getPciParam', {}],
    ['a submit', '/api/customer/service/create', { kind: 'feedback', message: 'hello' }],
  ])('is never made for %s', async (_name, path, body) => {
    faulty.upstream.play((_response, socket) => void socket.destroy())
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await post(faulty.app, path, body, key)).statusCode).toBe(502)
    expect(faulty.upstream.seen).toHaveLength(1)
  })

  it('stays within a fifth of the traffic', async () => {
    const own = await startGateway({ UPSTREAM_URL: faulty.upstream.url, BREAKER_FAULTS: '1000' })
    faulty.upstream.play((_response, socket) => void socket.destroy())
    for (let i = 0; i < 60; i++) await post(own, PATH, {})
    expect(faulty.upstream.seen.length).toBeLessThanOrEqual(60 + 10 + 12)
    await own.close()
  })
})
