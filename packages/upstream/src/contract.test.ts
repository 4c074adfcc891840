import type { AddressInfo } from 'node:net'
import { checkUpstream, type Report } from '@layover/upstream-check'
import { beforeAll, expect, it } from 'vitest'
import { startUpstream } from './upstream.test-kit.ts'

let baseUrl: string

beforeAll(async () => {
  const upstream = await startUpstream({ env: { SAMPLE_ACCOUNTS: 'on' } })
  await upstream.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = upstream.app.server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}`
}, 120_000)

/** A busy machine may be slower than a deadline; here the promises count, not the time. */
const options = { writes: true, deadlineFactor: 20, data: { payment: { tokens: ['tok_5Jw8Zq2LmX4vR7nT'] } } }

/** All that a run and the next may differ in. */
const lasting = ({ run: _run, ...report }: Report) => report

it('keeps every promise of the contract, seen from outside, and is found to keep them in the same words twice', async () => {
  const report = await checkUpstream({ baseUrl, ...options })
  expect(report.calls.flatMap(({ findings }) => findings)).toEqual([])
  expect(report.outcome).toBe('ok')
  expect(report.calls.filter(({ verdict }) => verdict !== 'ok').map(({ call }) => call)).toEqual([])
  expect(lasting(await checkUpstream({ baseUrl, ...options }))).toEqual(lasting(report))
}, 600_000)
