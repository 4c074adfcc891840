import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { sumOf } from '@layover/endurance/harness/scrape'
import { describe, expect, it } from 'vitest'
import { json } from '../fake-upstream.ts'
import { PATH, price, useFaultyUpstream } from '../faults.ts'
import { HOST } from '../gateway.ts'
import { nextConnection } from '../raw-answers.ts'
import { request } from '../raw-requests.ts'

const faulty = useFaultyUpstream()

async function closed(response: ServerResponse): Promise<void> {
  if (!response.closed) await once(response, 'close')
}

describe('a visitor who leaves', () => {
  const count = async (status: string) =>
    sumOf(await faulty.app.metricsText(), 'layover_gateway_requests_total', { status }) ?? 0

  /** Sends a call and leaves once the upstream has it. Resolves with the upstream's response once the gateway has noticed. */
  const leave = async (path: string, body: object, headers: string[]): Promise<ServerResponse> => {
    const requested = new Promise<ServerResponse>((resolve) => faulty.upstream.play(resolve))
    const { port } = faulty.app.server.address() as { port: number }
    const connection = nextConnection(faulty.app)
    const payload = JSON.stringify(body)
    const lines = [`POST ${path} HTTP/1.1`, `Host: ${HOST}`, 'Content-Type: application/json', ...headers]
    const here = connect(port, '127.0.0.1')
    here.write(`${lines.join('\r\n')}\r\nContent-Length: ${payload.length}\r\n\r\n${payload}`)
    const response = await requested
    const left = once(await connection, 'close')
    here.destroy()
    await left
    return response
  }

  it('aborts a read', async () => {
    const response = await leave(PATH, {}, [])
    await closed(response)
    expect(response.writableFinished, 'nothing was answered').toBe(false)
  })

  it('by a reset before the gateway reads the call is no fault of the gateway’s: nothing is sent to the upstream', async () => {
    const before = [await count('499'), await count('500'), faulty.upstream.seen.length]
    const { port } = faulty.app.server.address() as { port: number }
    const connection = nextConnection(faulty.app)
    const here = connect(port, '127.0.0.1')
    const [there] = await Promise.all([connection, once(here, 'connect')])
    const left = once(there, 'close')
    here.write(request({ line: `POST ${PATH} HTTP/1.1`, body: '{}' }))
    here.resetAndDestroy()
    await left
    expect(there.bytesRead).toBeGreaterThan(0)
    await expect.poll(() => faulty.app.trafficCounts.inFlight).toBe(0)
    expect([await count('499'), await count('500'), faulty.upstream.seen.length]).toEqual([
      Number(before[0]) + 1,
      ...before.slice(1),
    ])
  })

  it('aborts every read of a connection that sent several at once, and counts each once', async () => {
    const before = await count('499')
    const responses: ServerResponse[] = []
    faulty.upstream.play((response) => void responses.push(response))
    const { port } = faulty.app.server.address() as { port: number }
    const connection = nextConnection(faulty.app)
    const here = connect(port, '127.0.0.1')
    const read = request({ line: `POST ${PATH} HTTP/1.1`, body: '{}' })
    here.write(Buffer.concat([read, read, read]))
    await expect.poll(() => responses.length, { timeout: 30_000 }).toBe(3)
    const left = once(await connection, 'close')
    here.destroy()
    await left
    await Promise.all(responses.map(closed))
    expect(responses.map(({ writableFinished }) => writableFinished)).toEqual([false, false, false])
    expect(faulty.app.trafficCounts.inFlight).toBe(0)
    expect((await count('499')) - before).toBe(3)
  })

  it.each([
    [
      'an order',
      '/api/lounge/confirmPaymentOrder',
      { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } },
    ],
    ['a submit', '/api/customer/service/create', { kind: 'feedback', message: 'hello' }],
  ])('does not abort %s', async (_name, path, body) => {
    const response = await leave(path, body, [`Idempotency-Key: ${crypto.randomUUID()}`])
    // If the gateway had aborted, the upstream would have noticed before this.
    await fetch(`${faulty.upstream.url}/health/live`)
    json(price)(response, response.socket as never, {} as never)
    await closed(response)
    expect(response.writableFinished).toBe(true)
  })
})
