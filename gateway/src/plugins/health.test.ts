import { describe, expect, it } from 'vitest'
import { startFakeUpstream } from '../../test/fake-upstream.ts'
import { HOST, startGateway } from '../../test/gateway.ts'

describe('health', () => {
  it('is ready while the upstream answers, under any Host header', async () => {
    const upstream = await startFakeUpstream()
    const app = await startGateway({ UPSTREAM_URL: upstream.url })
    const headers = { host: 'gateway:3000' }
    expect((await app.inject({ url: '/health/live', headers })).json()).toEqual({ status: 'live' })
    expect((await app.inject({ url: '/health/ready', headers })).json()).toEqual({
      status: 'ready',
      upstream: 'answers',
    })
    await app.close()
    await upstream.close()
  })

  it('is live but not ready while the upstream does not answer', async () => {
    const app = await startGateway({ UPSTREAM_URL: 'http://127.0.0.1:1' })
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503)
    await app.close()
  })
})

describe('/config.json', () => {
  it('has the settings that the built shop fetches', async () => {
    const app = await startGateway({ UPSTREAM_ADDITIONS: 'order.get' })
    const answer = await app.inject({ url: '/config.json', headers: { host: HOST } })
    expect(answer.json()).toEqual({
      cardVaultUrl: 'http://127.0.0.1:3002',
      cardVaultPath: '/payment/v2/front/cacheCardInfo',
      generalAgentId: 'general',
      additions: ['order.get'],
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    await app.close()
  })
})
