import type http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkUpstream, type Report, type Verdict } from './check-upstream.ts'
import { sentenceOf } from './report/sentence.ts'
import { forward, serve, startReference } from './test-servers.test-kit.ts'

const verdictsOf = ({ calls }: Report) =>
  Object.fromEntries(calls.map(({ call, verdict }): [string, Verdict] => [call, verdict]))

const json = (response: http.ServerResponse, status: number, value: unknown) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const bought = ['lounge.createOrder', 'lounge.confirmPaymentOrder', 'lounge.detail', 'order.get']

describe('a call is not ok before one of its answers was a success', () => {
  it('not on an upstream that knows nothing', async () => {
    const baseUrl = await serve((_request, response) =>
      json(response, 200, { state: '10', errorCode: 'NOT_FOUND' }),
    )
    const report = await checkUpstream({ baseUrl, writes: true })
    expect(Object.values(verdictsOf(report))).not.toContain('ok')
    const narrow = await checkUpstream({ baseUrl, writes: true, calls: bought.slice(0, 2) })
    expect(narrow.outcome).toBe('nothing tested')
  })

  it('not for a field that is wrong, beside which an undeclared one is harmless', async () => {
    const data = { currency: 'GBP', currencySymbol: '£', price: 34, atNoon: null }
    const baseUrl = await serve((_request, response) => json(response, 200, { state: '11', data }))
    const { calls } = await checkUpstream({ baseUrl, calls: ['lounge.getCommonPrice'], levels: ['L2', 'L3'] })
    expect(calls[0]?.findings).toMatchObject([
      { severity: 'breaks', path: '$.data.price' },
      { severity: 'harmless', path: '$.data.atNoon' },
    ])
  })

  it('not on an upstream that fails every call, which is one sentence', async () => {
    const baseUrl = await serve((_request, response) => json(response, 503, {}))
    expect(await checkUpstream({ baseUrl })).toMatchObject({
      outcome: 'nothing tested',
      reason: 'it fails every call with 503: is the upstream itself up?',
    })
  })
})

describe('beside the reference', () => {
  let upstream: Awaited<ReturnType<typeof startReference>>
  let behind: string
  beforeAll(async () => {
    upstream = await startReference()
    behind = upstream.baseUrl
  }, 120_000)
  afterAll(() => upstream.close())

  const options = {
    deadlineFactor: 40,
    data: { payment: { tokens: ['tok_5Jw8Zq2LmX4vR7nT'] } },
    writes: true,
  }

  /** The reference with another status and body for some answers. */
  const changed = async (change: (path: string, status: number) => readonly [number, unknown] | undefined) =>
    await serve((request, response) =>
      forward(behind, request, response, (answer) => {
        const instead = change(request.url?.split('?')[0] ?? '', answer.statusCode ?? 502)
        if (instead === undefined) {
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        } else {
          answer.resume()
          json(response, ...instead)
        }
      }),
    )

  it('what answers 404, 405 or 501 to right requests is not served, and an addition may be', async () => {
    const baseUrl = await changed((path, status) => {
      // Servers refuse a body that is no JSON before they look for a call.
      if (status === 400) return undefined
      if (path === '/cip/detail') return [404, {}]
      if (path === '/cip/createOrder') return [501, {}]
      return path === '/order/find' ? [405, {}] : undefined
    })
    const report = await checkUpstream({ baseUrl, ...options, require: 'all' })
    expect(verdictsOf(report)).toMatchObject({
      'cip.detail': 'absent',
      'cip.createOrder': 'absent',
      'cip.confirmPaymentOrder': 'untested',
      'order.find': 'untested',
      'lounge.createOrder': 'ok',
    })
    expect(report.calls.find(({ call }) => call === 'cip.detail')?.findings).toHaveLength(1)
    expect(report.missing).toContain('cip.confirmPaymentOrder')
    expect(report.missing).not.toContain('order.find')
    expect(sentenceOf(report)).toContain('2 not served')
    expect(sentenceOf(report)).toContain('bought 3 of 4 (not FASTTRACK)')
  }, 600_000)

  it('lounges that are listed and have no right detail are not said to be missing', async () => {
    const baseUrl = await changed((path, status) =>
      path === '/lounge/detail' && status === 200 ? [200, { state: '11', data: {} }] : undefined,
    )
    const { calls } = await checkUpstream({ baseUrl, ...options, writes: false, calls: ['lounge.detail'] })
    expect(calls[0]?.untested).toEqual([
      'the example “one lounge”: needs a lounge that lounge.detail answers as promised',
    ])
  }, 60_000)

  it('a wrong request that is taken is lax, and breaks the shop only where a count is held or sold', async () => {
    const baseUrl = await changed((path, status) => {
      const isTaken = path === '/lounge/detail' || path === '/cip/checkAvailable'
      return isTaken && status >= 400 ? [200, { state: '11', data: {} }] : undefined
    })
    const calls = ['lounge.detail', 'cip.checkAvailable', 'lounge.lounges']
    const report = await checkUpstream({ baseUrl, ...options, calls })
    expect(verdictsOf(report)).toEqual({
      'lounge.detail': 'lax',
      'lounge.lounges': 'ok',
      'cip.checkAvailable': 'breaks',
    })
  }, 600_000)

  it('a wrong request that is refused with a page is harmless, unless the page comes as a success', async () => {
    const asPage = (status: number) => async (path: string) =>
      await serve((request, response) =>
        forward(behind, request, response, (answer) => {
          const isWrong = request.url?.startsWith(path) && (answer.statusCode ?? 502) >= 400
          response.writeHead(isWrong ? status : (answer.statusCode ?? 502), {
            ...answer.headers,
            ...(isWrong && { 'content-type': 'text/html' }),
          })
          answer.pipe(response)
        }),
      )
    const calls = ['lounge.detail']
    for (const [status, verdict] of [
      [400, 'harmless'],
      [200, 'breaks'],
    ] as const) {
      const report = await checkUpstream({
        baseUrl: await asPage(status)('/lounge/detail'),
        ...options,
        calls,
      })
      expect(verdictsOf(report)).toEqual({ 'lounge.detail': verdict })
    }
  }, 600_000)

  it('what reads an order names the need of one', async () => {
    const reads = ['order.get', 'order.pass']
    const report = await checkUpstream({ baseUrl: behind, ...options, writes: false, calls: reads })
    expect(report.calls).toHaveLength(2)
    for (const { call, untested } of report.calls)
      expect(untested, call).toContain('needs an order, which --writes makes')
  }, 600_000)

  it('what reads a paid order names its need where none could be paid', async () => {
    const data = { payment: { tokens: [] } }
    const report = await checkUpstream({
      baseUrl: behind,
      ...options,
      data,
      calls: ['order.get', 'order.pass'],
    })
    expect(report.calls).toHaveLength(2)
    for (const { call, untested } of report.calls)
      expect(untested, call).toContain('a paid order: needs payment in --data')
  }, 600_000)

  it('a call that must be tested and is not makes the check incomplete', async () => {
    const report = await checkUpstream({
      baseUrl: behind,
      ...options,
      writes: false,
      calls: bought,
      require: ['order.get'],
    })
    expect(report).toMatchObject({ outcome: 'incomplete', missing: ['order.get'] })
  }, 600_000)
})
