import { expect, it } from 'vitest'
import { expectProblem } from './attacks.ts'
import { json, type Script } from './fake-upstream.ts'
import { type RawAnswer, sendRaw } from './raw-answers.ts'
import { request } from './raw-requests.ts'
import { type Servers, useServers } from './servers.ts'

/** A small call, and an answer that keeps its contract. */
export const PATH = '/api/lounge/getCommonPrice'
export const price = { state: '11', data: { currency: 'GBP', currencySymbol: '£', price: '34.00' } }
export const text = JSON.stringify(price)
export const LENGTH = `Content-Length: ${Buffer.byteLength(text)}`
export const TYPE = 'Content-Type: application/json'

/** Name, number of upstream requests (a read without any byte of an answer is sent again), and the script of the upstream. */
export type Fault = readonly [name: string, requests: number, script: Script]

/** A gateway that accepts answers of 100 KB, with a scripted upstream. */
export function useFaultyUpstream(changes: Record<string, string> = {}): Servers {
  return useServers(() => ({ ANSWER_LIMIT_BYTES: '100000', ...changes }))
}

/** The bytes of an answer on the wire: lines of its head, and its rest. */
export function wire(
  lines: readonly string[],
  rest: string | Buffer = text,
  start = 'HTTP/1.1 200 OK',
): Buffer {
  return Buffer.concat([Buffer.from([start, ...lines, '', ''].join('\r\n'), 'latin1'), Buffer.from(rest)])
}

async function callFaulty({ app }: Servers): Promise<RawAnswer | undefined> {
  const [answer] = await sendRaw(app, request({ line: `POST ${PATH} HTTP/1.1`, body: '{}' }))
  return answer
}

/** The next call works: the fault has damaged neither connection, pool nor process. */
export async function expectServed(faulty: Servers): Promise<void> {
  faulty.upstream.play(json(price))
  const answer = await callFaulty(faulty)
  expect(answer?.status, 'the next call is served').toBe(200)
  expect(JSON.parse(answer?.body ?? '')).toEqual({ ...price, state: 'success' })
}

const WORDS_OF_THE_UPSTREAM = /UND_ERR|ECONN|127\.0\.0\.1|hello|evil|34\.00/

/** Each fault is a 502 problem that repeats nothing of the upstream's, and the next call is served. */
export function itIsABadGateway(faulty: Servers, faults: readonly Fault[]): void {
  it.each(faults)('%s', async (_name, requests, script) => {
    faulty.upstream.play(script)
    const answer = await callFaulty(faulty)
    expectProblem(answer, 502)
    expect(JSON.parse(answer?.body ?? '').type).toBe('urn:layover:problem:broken-promise')
    expect(answer?.body).not.toMatch(WORDS_OF_THE_UPSTREAM)
    expect(faulty.upstream.seen).toHaveLength(requests)
    await expectServed(faulty)
  })
}
