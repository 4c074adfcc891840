import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import request from 'supertest'
import { describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { configFor, heldWait, Sandbox, temporaryFolder } from './sandbox.test-kit.ts'
import { pay } from './server.test-kit.ts'

describe('the server', () => {
  it('is live and ready', async () => {
    const { app } = await Sandbox.start()
    await app.ready()
    await request(app.server).get('/health/live').expect(200, { status: 'live' })
    await request(app.server).get('/health/ready').expect(200, { status: 'ready' })
  })

  it('refuses unknown paths and other methods as problems', async () => {
    const { app } = await Sandbox.start()
    const refusals: ['GET' | 'DELETE' | 'PUT', string, number][] = [
      ['GET', '/', 404],
      ['GET', '/payment/v2/front', 404],
      ['GET', '/health/live/', 404],
      ['GET', '/%zz', 400],
      ['GET', '/payment/v2/front/cacheCardInfo', 405],
      ['PUT', '/payment/v2/front/cacheCardInfo', 405],
      ['DELETE', '/health/ready', 405],
    ]
    for (const [method, url, status] of refusals) {
      const answer = await app.inject({ method, url })
      expect([method, url, answer.statusCode]).toEqual([method, url, status])
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({ type: 'about:blank', status, requestId: expect.any(String) })
      expect(answer.headers.allow !== undefined).toBe(status === 405)
    }
  })

  it('replies to bytes that are no HTTP with a problem too', async () => {
    const { app } = await Sandbox.start()
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('NONSENSE 4242424242424242\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*\r\nContent-Type: application\/problem\+json\r\n/)
    expect(answer).not.toContain('4242')
  })

  it('sends the security headers with every answer', async () => {
    const https = { PUBLIC_URL: 'https://cards.example' }
    const [plain, secure] = [await Sandbox.start(), await Sandbox.start(temporaryFolder(), {}, https)]
    for (const url of ['/health/live', '/nowhere', '/sandbox/ledger']) {
      const { headers } = await plain.app.inject(url)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      })
      expect(headers['strict-transport-security']).toBeUndefined()
    }
    const { headers } = await secure.app.inject('/health/live')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('finishes a payment in flight when it closes, on a connection that ends with it', async () => {
    const { wait, waits, end } = heldWait()
    const sandbox = await Sandbox.start(temporaryFolder(), { wait })
    const base = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
    const slow = pay(base, await sandbox.token('4000000000006207'))
    await expect.poll(waits, { timeout: 30_000 }).toHaveLength(1)
    const closed = sandbox.app.close()
    await expect.poll(() => sandbox.app.server.listening, { timeout: 30_000 }).toBe(false)
    end()
    const { status, headers } = await slow
    expect([status, headers.get('connection')]).toEqual([201, 'close'])
    await closed
  })

  it('unlocks the folder when it closes, and never shares it', async () => {
    const folder = temporaryFolder()
    const first = await Sandbox.start(folder)
    await expect(buildApp(configFor(folder), {})).rejects.toThrow('in use by')
    await first.app.close()
    const second = await Sandbox.start(folder)
    expect((await second.app.inject('/health/ready')).statusCode).toBe(200)
  })

  it('keeps a caller’s request id, and no number of a card', async () => {
    const { app } = await Sandbox.start()
    const idFor = async (given: string) => {
      const answer = await app.inject({ url: '/nowhere', headers: { 'x-request-id': given } })
      return answer.json<{ requestId: string }>().requestId
    }
    const uuid = '0b8f4c1e-7d2a-4d5e-9a3b-2f1c6e7d8a90'
    expect(await idFor(uuid)).toBe(uuid)
    expect(await idFor('4242424242424242')).not.toContain('4242424242424242')
  })
})
