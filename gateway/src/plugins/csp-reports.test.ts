import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOST, startGateway } from '../../test/gateway.ts'
import { buildFolder } from '../../test/shop-folder.ts'

const NEWER = 'application/reports+json'

let app: FastifyInstance
beforeAll(async () => {
  app = await startGateway({ WEB_ROOT: await buildFolder(), IMAGE_ORIGINS: 'https://pictures.example' })
})
afterAll(() => app.close())

function report(payload: string, type: string, remoteAddress: string) {
  const headers = { host: HOST, 'content-type': type }
  return app.inject({ method: 'POST', url: '/csp-report', headers, payload, remoteAddress })
}

const violation = (effectiveDirective: string) => ({ type: 'csp-violation', body: { effectiveDirective } })

describe('a page’s content security policy', () => {
  it('allows pictures of the configured origins alone, and names the address of reports', async () => {
    const { headers } = await app.inject({ url: '/', headers: { host: HOST } })
    const policy = headers['content-security-policy']
    expect(policy).toContain("img-src 'self' data: https://pictures.example;")
    expect(policy).toContain('report-uri /csp-report;report-to csp')
    expect(headers['reporting-endpoints']).toBe('csp="/csp-report"')
    expect(headers['content-security-policy-report-only']).toContain("require-trusted-types-for 'script'")
  })
})

describe('a report of a browser', () => {
  it('is counted by directive, with or without a list', async () => {
    const older = {
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/?n=1' },
    }
    expect((await report(JSON.stringify(older), 'application/csp-report', '10.0.0.1')).statusCode).toBe(204)
    const newer = [violation('img-src'), violation('connect-src'), { type: 'deprecation', body: {} }]
    expect((await report(JSON.stringify(newer), NEWER, '10.0.0.1')).statusCode).toBe(204)
    const text = await app.metricsText()
    expect(text).toContain('layover_gateway_csp_reports_total{directive="img-src"} 2')
    expect(text).toContain('layover_gateway_csp_reports_total{directive="connect-src"} 1')
    expect(text).not.toContain('directive="deprecation"')
  })

  it('opens no session', async () => {
    expect((await report('[]', NEWER, '10.0.0.2')).headers).not.toHaveProperty('set-cookie')
  })

  it.each([
    ['no JSON', '{', NEWER, 400],
    ['of another type', '{}', 'application/json', 415],
    ['too large', `["${'x'.repeat(20_000)}"]`, NEWER, 413],
    ['of nothing', 'null', NEWER, 204],
    ['of other forms', '[null, 1, {"type":"csp-violation"}, {"type":"csp-violation","body":[]}]', NEWER, 204],
  ])('that is %s gets %s with %i', async (_, body, type, status) => {
    expect((await report(body, type, '10.0.0.3')).statusCode).toBe(status)
  })

  it('counts at most 30 times a minute from one address, and others are still heard', async () => {
    const codes = []
    for (let i = 0; i < 31; i += 1) codes.push((await report('[]', NEWER, '10.0.0.4')).statusCode)
    expect(codes).toEqual([...Array(30).fill(204), 429])
    expect((await report('[]', NEWER, '10.0.0.5')).statusCode).toBe(204)
  })
})
