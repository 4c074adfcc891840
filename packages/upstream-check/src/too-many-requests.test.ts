import { allCalls } from '@layover/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkUpstream, type Exchanged, type Report } from './check-upstream.ts'
import { sentenceOf } from './report/sentence.ts'
import { forward, serve, startReference } from './test-servers.test-kit.ts'

let upstream: Awaited<ReturnType<typeof startReference>>
beforeAll(async () => {
  upstream = await startReference()
}, 120_000)
afterAll(() => upstream.close())

const options = { deadlineFactor: 40, data: { payment: { tokens: ['tok_5Jw8Zq2LmX4vR7nT'] } }, writes: true }

/** The reference, which takes no more requests where this is a number: of seconds that it wants to rest. */
async function resting(restOf: (path: string) => number | undefined): Promise<string> {
  return await serve((request, response) => {
    const seconds = restOf(request.url?.split('?')[0] ?? '')
    if (seconds === undefined) forward(upstream.baseUrl, request, response)
    else response.writeHead(429, { 'retry-after': String(seconds) }).end()
  })
}

const verdictsOf = ({ calls }: Report) => calls.map(({ call, verdict }) => `${call}: ${verdict}`)

describe('an upstream that takes no more requests for now', () => {
  it('gets each of them again, and is judged as if it had taken them all', async () => {
    let count = 0
    const baseUrl = await resting(() => {
      count += 1
      return count % 11 < 3 ? 0 : undefined
    })
    const report = await checkUpstream({ ...options, baseUrl })
    expect(verdictsOf(report)).toEqual(allCalls.map(({ id }) => `${id}: ok`))
    expect(report.run.measured).toContainEqual(
      expect.stringMatching(/got 429 and were sent again.*: \d{3}\.$/),
    )
  }, 600_000)

  it.each([
    { limited: ['/lounge/popularLounges', '/cip/queryPopularCip'] },
    { limited: ['/cip/getSubscribeTimes'] },
  ])(
    'for longer than the check can wait at $limited leaves those calls untested, and is blamed for nothing',
    async ({ limited }) => {
      const baseUrl = await resting((path) => (limited.includes(path) ? 3600 : undefined))
      const report = await checkUpstream({ ...options, baseUrl, writes: false })
      const untested = report.calls.filter(({ untested }) => untested.join().includes('answers 429'))
      expect(untested).toHaveLength(limited.length)
      expect(report.outcome).toBe('ok')
      expect(sentenceOf(report)).toMatch(
        new RegExp(
          `${limited.length} calls? got 429 for longer than the check can wait: raise the limit\\.$`,
        ),
      )
    },
    600_000,
  )

  it('in no time that can be read, or whenever it is asked, is left after a few requests', async () => {
    for (const [after, why] of [
      ['1.5', ', and its Retry-After is neither seconds nor a date'],
      ['0', ' for longer than the check can wait'],
    ] as const) {
      const told: number[] = []
      const baseUrl = await serve((_request, response) =>
        response.writeHead(429, { 'retry-after': after }).end(),
      )
      const onExchange = ({ status }: Exchanged) => void told.push(status)
      expect(await checkUpstream({ baseUrl, onExchange })).toMatchObject({
        outcome: 'nothing tested',
        reason: `it takes no more requests (status 429)${why}: raise its limit`,
      })
      expect(told.length).toBeLessThan(60)
    }
  }, 600_000)

  it('for longer than the check can wait at every call is one sentence', async () => {
    expect(await checkUpstream({ baseUrl: await resting(() => 3600) })).toMatchObject({
      outcome: 'nothing tested',
      reason: 'it takes no more requests (status 429) for longer than the check can wait: raise its limit',
    })
  }, 600_000)
})
