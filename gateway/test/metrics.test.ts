import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readScrape, sumOf } from '@layover/endurance/harness/scrape'
import { serveMetrics } from '@layover/server-kit/metrics/metrics-server'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, raw, startFakeUpstream } from './fake-upstream.ts'
import { HOST, post, startGateway } from './gateway.ts'
import { sendRaw } from './raw-answers.ts'

const LOUNGES = '/api/lounge/lounges'
const call = 'lounge.lounges'
const ZURICH = { airportCode: 'ZRH' }

let upstream: FakeUpstream
let app: FastifyInstance
beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
afterEach(() => app.close())

async function start(changes: Record<string, string> = {}) {
  app = await startGateway({ UPSTREAM_URL: upstream.url, ...changes })
}
const metric = async (name: string, labels = {}) =>
  sumOf(await app.metricsText(), `layover_gateway_${name}`, labels)

describe('metrics', () => {
  it('are served on their own port, and not on the shop’s', async () => {
    await start()
    const server = await serveMetrics(app.metricsText, { host: '127.0.0.1', port: 0 })
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(answer.headers.get('content-type')).toContain('version=0.0.4')
    expect(readScrape(await answer.text()).length).toBeGreaterThan(100)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await app.inject({ url: '/metrics', headers: { host: HOST } })).statusCode).toBe(404)
    server.close()
  })

  it('have pages to read beside them, and say so when one is missing', async () => {
    await start()
    const html = { '/reference': new URL(import.meta.url), '/gone': new URL('gone.html', import.meta.url) }
    const server = await serveMetrics(app.metricsText, { host: '127.0.0.1', port: 0, html })
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const page = await fetch(`${base}/reference?a=b`)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('have pages to read beside them')
    expect((await fetch(`${base}/gone`)).status).toBe(500)
    expect((await app.inject({ url: '/reference', headers: { host: HOST } })).statusCode).toBe(404)
    server.close()
  })

  it('count a call by its status and state, and how long it and the provider took', async () => {
    await start()
    upstream.play(json({ state: '11', data: [] }))
    await post(app, LOUNGES, ZURICH)
    upstream.play(json({ state: '99', errorCode: '20001' }))
    await post(app, LOUNGES, ZURICH)
    await post(app, LOUNGES, { airportCode: 7 })
    expect(await metric('requests_total', { call, status: '200', state: 'success' })).toBe(1)
    expect(await metric('requests_total', { call, status: '200', state: 'failure' })).toBe(1)
    expect(await metric('requests_total', { call, status: '400', state: 'problem' })).toBe(1)
    expect(await metric('request_duration_seconds_count', { call })).toBe(3)
    expect(await metric('upstream_duration_seconds_count', { call })).toBe(2)
    expect(await metric('upstream_outcomes_total', { call, outcome: 'answered' })).toBe(2)
    expect(await metric('in_flight')).toBe(0)
  })

  it('count hits of the cache and what it holds', async () => {
    await start({ CACHE_MAX_BYTES: '999999' })
    upstream.play(json({ state: '11', data: [] }))
    for (let i = 0; i < 3; i++) await post(app, LOUNGES, ZURICH)
    expect(await metric('cache_requests_total', { call, result: 'miss' })).toBe(1)
    expect(await metric('cache_requests_total', { call, result: 'hit' })).toBe(2)
    expect(await metric('requests_total', { call, status: '200', state: 'success' })).toBe(3)
    expect(await metric('cache_entries')).toBe(1)
    expect(await metric('cache_bytes')).toBeGreaterThan(0)
  })

  it('name the paths of contract violations, at most twenty for each call', async () => {
    await start()
    const odd = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`odd${'x'.repeat(i)}`, 1]))
    upstream.play(json({ state: '11', data: [], 'amelia@example.com': 1, ...odd }))
    await post(app, LOUNGES, ZURICH)
    upstream.play(raw('HTTP/1.1 500 Sorry\r\ncontent-length: 0\r\n\r\n'))
    await post(app, LOUNGES, ZURICH)
    expect(await metric('contract_differences_total', { call, verdict: 'drifted' })).toBe(1)
    expect(await metric('contract_differences_total', { call, verdict: 'unreadable' })).toBe(1)
    expect(await metric('contract_violations_total', { call })).toBe(31)
    expect(await metric('contract_violations_total', { call, path: '$.*' })).toBe(1)
    expect(await metric('contract_violations_total', { call, path: 'other' })).toBe(11)
    expect(await app.metricsText()).not.toContain('amelia')
  })

  it('show that the provider is gone: faults, retries, the breaker', async () => {
    await start({ BREAKER_FAULTS: '1', BREAKER_OPEN_MS: '60000' })
    expect(await metric('breaker_state', { state: 'closed' })).toBe(1)
    upstream.play(raw('', 'reset'))
    for (let i = 0; i < 2; i++) await post(app, LOUNGES, ZURICH)
    expect(await metric('upstream_retries_total')).toBe(1)
    expect(await metric('upstream_outcomes_total', { call, outcome: 'broken' })).toBe(1)
    expect(await metric('upstream_outcomes_total', { call, outcome: 'refused' })).toBe(1)
    expect(await metric('upstream_duration_seconds_count', { call })).toBe(1)
    expect(await metric('breaker_state', { state: 'open' })).toBe(1)
    expect(await metric('breaker_state', { state: 'closed' })).toBe(0)
  })

  it('count requests over a limit, and requests that are no HTTP', async () => {
    await start({ RATE_LIMIT_CALLS: '1/600 1/600' })
    upstream.play(json({ state: '11', data: [] }))
    for (let i = 0; i < 2; i++) await post(app, LOUNGES, ZURICH)
    await sendRaw(app, 'rubbish\r\n\r\n')
    expect(await metric('rate_limited_total')).toBe(1)
    expect(await metric('requests_total', { call, status: '429' })).toBe(1)
    expect(await metric('unreadable_requests_total')).toBe(1)
  })

  it('count work without Redis, and show a drain', async () => {
    await start({ REDIS_URL: 'redis://127.0.0.1:1' })
    upstream.play(json({ state: '99', errorCode: '20001' }))
    const pay = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } }
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await post(app, '/api/cip/confirmPaymentOrder', pay, key)).statusCode).toBe(200)
    expect(await metric('limits_without_redis_total')).toBe(1)
    expect(await metric('order_keys_without_redis_total')).toBe(1)
    expect(await metric('draining')).toBe(0)
    app.isDraining = true
    expect(await metric('draining')).toBe(1)
  })

  it('show calls in flight, and a visitor who left as 499', async () => {
    await start()
    upstream.play(() => undefined)
    const { port } = app.server.address() as AddressInfo
    const headers = { host: HOST, 'content-type': 'application/json' }
    const leaving = request({ port, host: '127.0.0.1', path: LOUNGES, method: 'POST', headers })
    leaving.on('error', () => undefined)
    leaving.end(JSON.stringify(ZURICH))
    await expect.poll(() => metric('upstream_pool_requests', { state: 'running' })).toBe(1)
    expect(await metric('in_flight')).toBe(1)
    expect(await metric('upstream_in_flight')).toBe(1)
    expect(await metric('upstream_pool_connections', { state: 'connected' })).toBe(1)
    leaving.destroy()
    await expect.poll(() => metric('requests_total', { call, status: '499' })).toBe(1)
    await expect.poll(() => metric('upstream_outcomes_total', { call, outcome: 'abandoned' })).toBe(1)
    expect(await metric('in_flight')).toBe(0)
  })

  it('describe the process', async () => {
    await start()
    const text = await app.metricsText()
    for (const name of [
      'process_cpu_user_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect(sumOf(text, name), name).toBeGreaterThan(0)
    }
    expect(sumOf(text, 'nodejs_eventloop_lag_seconds', { quantile: '0.99' })).toBeGreaterThanOrEqual(0)
  })
})
