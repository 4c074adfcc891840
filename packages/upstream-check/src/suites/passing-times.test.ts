import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { checkUpstream } from '../check-upstream.ts'
import { forward, serve, startReference } from '../test-servers.test-kit.ts'

let upstream: Awaited<ReturnType<typeof startReference>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  upstream = await startReference()
}, 120_000)
afterAll(async () => {
  await upstream.close()
  vi.useRealTimers()
})

const DAY = '/loungePrebooking/getAvailableSubscribeTimes'
const ROOM = '/cip/checkAvailable'
const DATES = '/cip/getSubscribeTimes'
const calls = ['loungePrebooking.getAvailableSubscribeTimes', 'cip.checkAvailable', 'cip.getSubscribeTimes']

const findingsOf = async (baseUrl: string) => {
  const report = await checkUpstream({ baseUrl, calls, writes: true, levels: ['S'], deadlineFactor: 40 })
  expect(report.calls.map(({ hasSuccess }) => hasSuccess)).toEqual([true, true, true])
  return report.calls.flatMap(({ findings }) => findings.map(({ call, rule }) => `${call}: ${rule}`))
}

it.each([
  ['the times of its day are read', DAY],
  ['it is checked', ROOM],
])(
  'an honest upstream is not accused where a time comes too near before %s',
  async (_what, path) => {
    vi.setSystemTime(new Date('2027-01-15T11:59:59Z'))
    const baseUrl = await serve((request, response) => {
      if (request.url === path) vi.setSystemTime(new Date('2027-01-15T12:00:01Z'))
      forward(upstream.baseUrl, request, response)
    })
    expect(await findingsOf(baseUrl)).toEqual([])
  },
  120_000,
)

it('an honest upstream is not accused where a day ends after its dates are read', async () => {
  vi.setSystemTime(new Date('2027-01-15T23:59:59Z'))
  const baseUrl = await serve((request, response) =>
    forward(upstream.baseUrl, request, response, async (answer) => {
      const body = await text(answer)
      const isTomorrowOn = /"Europe\/London".*"sameDay":false,"dates":\[\{"date":"2027-01-16"/.test(body)
      if (request.url === DATES && isTomorrowOn) vi.setSystemTime(new Date('2027-01-16T00:00:00Z'))
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
    }),
  )
  expect(await findingsOf(baseUrl)).toEqual([])
}, 120_000)

type Times = { placesLeft: number }[]

it.each([
  ['the times of a day are those that the list of dates has for it', (times: Times) => times.slice(1)],
  [
    'calls agree on facts that both contain',
    (times: Times) => times.map(({ placesLeft, ...rest }) => ({ ...rest, placesLeft: placesLeft + 1 })),
  ],
])(
  'an upstream whose calls differ at any time is accused: %s',
  async (rule, change) => {
    vi.setSystemTime(new Date('2027-01-15T12:00:00Z'))
    const baseUrl = await serve((request, response) =>
      forward(upstream.baseUrl, request, response, async (answer) => {
        const { 'content-length': _length, ...headers } = answer.headers
        const { data, ...rest } = JSON.parse(await text(answer))
        if (request.url === DAY && data) data.times = change(data.times)
        if (request.url === ROOM && data) data.available = false
        response.writeHead(answer.statusCode ?? 502, headers).end(JSON.stringify({ ...rest, data }))
      }),
    )
    const found = await findingsOf(baseUrl)
    expect(found).toContain(`loungePrebooking.getAvailableSubscribeTimes: ${rule}`)
    expect(found).toContain('cip.checkAvailable: a time that is offered is available')
  },
  120_000,
)
