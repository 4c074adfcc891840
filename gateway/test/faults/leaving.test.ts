import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { json } from '../fake-upstream.ts'
import { PATH, price, useFaultyUpstream } from '../faults.ts'
import { HOST } from '../gateway.ts'

const faulty = useFaultyUpstream()

describe('a visitor who leaves', () => {
  const leave = async (path: string, body: object, headers: string[]) => {
    const ended = new Promise<boolean>((resolve) => {
      faulty.upstream.play((response) => {
        response.on('close', () => resolve(response.writableFinished))
        setTimeout(() => json(price)(response, response.socket as never, {} as never), 150)
      })
    })
    const { port } = faulty.app.server.address() as { port: number }
    const payload = JSON.stringify(body)
    const lines = [`POST ${path} HTTP/1.1`, `Host: ${HOST}`, 'Content-Type: application/json', ...headers]
    const socket = connect(port, '127.0.0.1')
    socket.write(`${lines.join('\r\n')}\r\nContent-Length: ${payload.length}\r\n\r\n${payload}`)
    await expect.poll(() => faulty.upstream.seen.length).toBe(1)
    socket.destroy()
    return ended
  }

  it('ends a read', async () => {
    expect(await leave(PATH, {}, [])).toBe(false)
  })

  it.each([
    [
      'an order',
      '/api/lounge/confirmPaymentOrder',
      { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } },
    ],
    ['a submit', '/api/customer/service/create', { kind: 'feedback', message: 'hello' }],
  ])('does not end %s', async (_name, path, body) => {
    const key = `Idempotency-Key: ${crypto.randomUUID()}`
    expect(await leave(path, body, [key])).toBe(true)
  })
})
