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

function report(payload: string, type: string, remoteAddress: string, sender: Record<string, string> = {}) {
  const headers = { host: HOST, 'content-type': type, ...sender }
  return app.inject({ method: 'POST', url: '/csp-report', headers, payload, remoteAddress })
}

const PAGE = `http://${HOST}/airport/1/LHR`

const violation = (effectiveDirective: string, documentURL = PAGE) => ({
  type: 'csp-violation',
  body: { documentURL, effectiveDirective },
})

const countOf = async (directive: string) =>
  Number(new RegExp(`csp_reports_total{directive="${directive}"} (\\d+)`).exec(await app.metricsText())?.[1])

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
      'csp-report': {
        'document-uri': PAGE,
        'effective-directive': 'img-src',
        'blocked-uri': 'https://evil.example/?n=1',
      },
    }
    expect((await report(JSON.stringify(older), 'application/csp-report', '10.0.0.1')).statusCode).toBe(204)
    const newer = [violation('img-src'), violation('connect-src'), { type: 'deprecation', body: {} }]
    expect((await report(JSON.stringify(newer), NEWER, '10.0.0.1')).statusCode).toBe(204)
    const text = await app.metricsText()
    expect(text).toContain('layover_gateway_csp_reports_total{directive="img-src"} 2')
    expect(text).toContain('layover_gateway_csp_reports_total{directive="connect-src"} 1')
    expect(text).not.toContain('directive="deprecation"')
  })

  it.each([
    ['Chromium and Firefox', { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' }],
    ['WebKit', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a browser that names no origin', {}],
  ])('counts as %s send it', async (_, sender) => {
    const before = await countOf('font-src')
    const sent = await report(JSON.stringify([violation('font-src')]), NEWER, '10.0.1.1', sender)
    expect(sent.statusCode).toBe(204)
    expect(await countOf('font-src')).toBe(before + 1)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of ours', { origin: 'null', 'sec-fetch-site': 'same-site' }],
  ])('of a page of %s is refused, and counts nothing, not even for its address', async (_, sender) => {
    const before = await countOf('font-src')
    const body = JSON.stringify([violation('font-src')])
    for (let times = 0; times < 31; times += 1)
      expect((await report(body, NEWER, '10.0.1.2', sender)).statusCode).toBe(403)
    expect(await countOf('font-src')).toBe(before)
    expect((await report('[]', NEWER, '10.0.1.2')).statusCode).toBe(204)
  })

  it('about a page elsewhere is taken without a word and counts nothing', async () => {
    const before = await countOf('font-src')
    const body = JSON.stringify([violation('font-src', 'https://evil.example/')])
    expect((await report(body, NEWER, '10.0.1.3')).statusCode).toBe(204)
    expect(await countOf('font-src')).toBe(before)
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

  it('counts at most 1,200 times a minute from all addresses together', async () => {
    let taken = 0
    let last = 0
    while (last !== 429) {
      const address = Math.floor(taken / 5)
      const ip = `10.1.${Math.floor(address / 250)}.${address % 250}`
      last = (await report('[]', NEWER, ip)).statusCode
      taken += 1
    }
    expect(taken).toBeGreaterThan(1_000)
  }, 120_000)
})
