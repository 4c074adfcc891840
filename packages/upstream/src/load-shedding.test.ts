import { beforeAll, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from './upstream.test-kit.ts'

const MAX_DELAY_MS = 100

let upstream: Upstream
beforeAll(async () => {
  upstream = await startUpstream({ env: { SHED_DELAY_MS: String(MAX_DELAY_MS), SHED_HEAP_PERCENT: '0' } })
})

/** Blocks the event loop for longer than allowed, as too much work would. */
async function block(): Promise<void> {
  const never = new Int32Array(new SharedArrayBuffer(4))
  for (const _turn of [1, 2, 3]) {
    Atomics.wait(never, 0, 0, 4 * MAX_DELAY_MS)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

const read = () => upstream.post('/lounge/getCommonPrice', { agentId: 'layover' })
const confirm = () =>
  upstream.post('/lounge/confirmPaymentOrder', {
    agentId: 'layover',
    orderNo: 'LV-NOSUCHORDER000000000',
    payment: { method: 'none' },
  })

describe('an upstream with too much to do', () => {
  it('refuses reads with 503, and takes every payment', async () => {
    let shed: Awaited<ReturnType<typeof read>> | undefined
    let paid: typeof shed
    let live: { statusCode: number } | undefined
    const sendUnderPressure = async () => {
      await block()
      ;[shed, paid, live] = await Promise.all([read(), confirm(), upstream.app.inject('/health/live')])
      return shed.statusCode
    }
    await expect.poll(sendUnderPressure).toBe(503)
    expect(shed?.headers['retry-after']).toBe('1')
    expect(paid?.statusCode).toBe(200)
    expect(paid?.json()).toMatchObject({ errorCode: 'NOT_FOUND' })
    expect(live?.statusCode).toBe(200)
    await expect.poll(async () => (await read()).statusCode).toBe(200)
  })
})
