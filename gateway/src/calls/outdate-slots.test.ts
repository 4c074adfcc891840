import type { FastifyInstance } from 'fastify'
import { request } from 'undici'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type FakeUpstream, held, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { HOST, startGateway } from '../../test/gateway.ts'

const place = { loungeCode: 'LHR-HARRIER', visitDate: '2027-03-09', passengerNumber: 2 }
const slot = { visitTime: '10:00', startsAt: '2027-03-09T10:00:00.000Z', placesLeft: 4 }
const free = { state: '11', data: { timeZone: 'Europe/London', times: [slot] } }
const full = { state: '11', data: { timeZone: 'Europe/London', times: [], fullTimes: ['10:00'] } }
const noHold = { state: '11', data: { available: false, placesLeft: 0 } }

let upstream: FakeUpstream
let app: FastifyInstance

beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
beforeEach(async () => {
  // No list grows old while a test runs.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  app = await startGateway({ UPSTREAM_URL: upstream.url, CACHE_MAX_BYTES: '1000000' })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

async function call(name: string, body: object): Promise<string> {
  const { port } = app.server.address() as { port: number }
  const answer = await request(`http://127.0.0.1:${port}/api/loungePrebooking/${name}`, {
    method: 'POST',
    headers: { host: HOST, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return answer.body.text()
}

const list = (loungeCode = place.loungeCode) => call('getAvailableSubscribeTimes', { ...place, loungeCode })
const hold = () => call('checkAvailable', { ...place, visitTime: '10:00' })

it('a list of times is fetched again after a hold at its place, and at no other place', async () => {
  upstream.play(json(free))
  await list()
  await list('ZRH-LIMMAT')
  upstream.play(json(noHold))
  expect(await hold()).toContain('"available":false')
  upstream.play(json(full))
  expect(await list()).toContain('"fullTimes":["10:00"]')
  expect(await list('ZRH-LIMMAT')).toContain('"placesLeft":4')
  expect(upstream.seen).toHaveLength(1)
})

it('a list that was asked for before a hold and comes after it is neither kept nor shared', async () => {
  const running = held(json(free))
  upstream.play(running.script)
  const before = list()
  await expect.poll(() => upstream.seen.length, { timeout: 30_000 }).toBe(1)
  upstream.play(json(noHold))
  await hold()
  upstream.play(json(full))
  expect(await list()).toContain('"fullTimes":["10:00"]')
  running.release()
  expect(await before).toContain('"placesLeft":4')
  expect(await list()).toContain('"fullTimes":["10:00"]')
  expect(upstream.seen).toHaveLength(1)
})
