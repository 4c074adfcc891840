import { calls } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { fakeTimeouts } from './fake-timeouts.ts'
import { json, type Script, startFakeUpstream } from './fake-upstream.ts'
import { HOST, startGateway } from './gateway.ts'
import { buildFolder } from './shop-folder.ts'

/** The data of a call's own example. */
function exampleData<C extends { examples: readonly { reply: object }[] }>(call: C) {
  const reply = call.examples.map((each) => each.reply).find((each) => 'data' in each)
  // biome-ignore lint/suspicious/noExplicitAny: an example has the shape of its call, which the registry's own test holds
  return (reply as { data: any }).data
}

export const [airport] = exampleData(calls.airport.get)
export const [listedLounge] = exampleData(calls.lounge.lounges)
export const [listedLane] = exampleData(calls.cip.queryCipByAirportCode)
export const lounge = exampleData(calls.lounge.detail)
export const lane = exampleData(calls.cip.detail)
export const price = exampleData(calls.lounge.getCommonPrice)

/** The blocks of JSON-LD in a page. */
export function linkedData(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  return [...blocks].map(([, text = '']) => JSON.parse(text))
}

/** Serves the shop's pages for the tests of a file: one stub of the upstream, and a new gateway for each test. */
export async function servePages() {
  const upstream = await startFakeUpstream()
  const root = await buildFolder()
  let app: FastifyInstance

  /** The stub answers each path by its script, and refuses everything else as not found. */
  function play(answers: Record<string, unknown>): void {
    upstream.play((response, socket, seen) => {
      const answer = answers[seen.url]
      if (typeof answer === 'function') return (answer as Script)(response, socket, seen)
      const reply = answer ? { state: '11', data: answer } : { state: '99', errorCode: 'NOT_FOUND' }
      return json(reply)(response, socket, seen)
    })
  }

  const start = async () => {
    app = await startGateway({ UPSTREAM_URL: upstream.url, WEB_ROOT: root })
  }
  beforeEach(async () => {
    await start()
    play({
      '/airport/get': [airport],
      '/lounge/lounges': [listedLounge],
      '/cip/queryCipByAirportCode': [listedLane],
      '/lounge/detail': lounge,
      '/lounge/getCommonPrice': price,
      '/cip/detail': lane,
    })
  })
  // The time that a page waits for the provider passes when a test advances it, and not on a busy machine.
  beforeEach(() => fakeTimeouts(upstream))
  afterEach(async () => {
    vi.useRealTimers()
    await app.close()
  })
  afterAll(() => upstream.close())

  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { host: HOST, ...headers } })
  /** Another gateway, whose cache is empty. */
  const restart = async () => {
    await app.close()
    await start()
  }
  return { upstream, play, get, restart }
}
