import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { allCalls } from '@layover/contracts'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { checkUpstream, type Report } from './check-upstream.ts'
import { startReference } from './test-servers.test-kit.ts'

let upstream: Awaited<ReturnType<typeof startReference>>
let baseUrl: string

beforeAll(async () => {
  upstream = await startReference()
  baseUrl = upstream.baseUrl
}, 120_000)
afterAll(() => upstream.close())

/** Long: a busy machine may exceed the usual deadline, and this test checks no times. */
const options = { deadlineFactor: 40, data: { payment: { tokens: ['tok_5Jw8Zq2LmX4vR7nT'] } } }

/** The differences between two runs, in one place. */
const lasting = ({ run: _run, ...report }: Report) => report

it('keeps every promise of the contract, seen from outside, with the same report twice', async () => {
  const report = await checkUpstream({ baseUrl, ...options, writes: true, fuzz: 5 })
  expect(report.calls.flatMap(({ findings }) => findings)).toEqual([])
  expect(report.outcome).toBe('ok')
  expect(report.calls.filter(({ verdict }) => verdict !== 'ok').map(({ call }) => call)).toEqual([])
  expect(lasting(await checkUpstream({ baseUrl, ...options, writes: true, fuzz: 5 }))).toEqual(
    lasting(report),
  )
}, 900_000)

/** A server between check and upstream that records the calls. */
async function recordingProxy(): Promise<{ readonly url: string; readonly seen: Set<string> }> {
  const seen = new Set<string>()
  const proxy = http.createServer((request, response) => {
    seen.add(`${request.method} ${request.url?.split('?')[0]}`)
    const { method = '', url, headers } = request
    const on = http.request(new URL(url ?? '', baseUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(on)
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, seen }
}

it('gets no writing call unless the check may write: no hold, no order, no form', async () => {
  const { url, seen } = await recordingProxy()
  const report = await checkUpstream({ baseUrl: url, ...options, fuzz: 2 })
  const reads = allCalls.filter(({ effect }) => effect === 'read')
  expect([...seen].sort()).toEqual(reads.map(({ method, path }) => `${method} ${path}`).sort())
  const untested = report.calls.filter(({ verdict }) => verdict === 'untested').map(({ call }) => call)
  const needsAnOrder = ['order.get', 'order.pass', 'order.status']
  const unread = allCalls.filter(({ effect, id }) => effect !== 'read' || needsAnOrder.includes(id))
  expect(untested).toEqual(unread.map(({ id }) => id))
  expect(report.outcome).toBe('ok')
}, 900_000)
