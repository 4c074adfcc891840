import { expect, it } from 'vitest'
import { expectProblem } from './attacks.ts'
import { json, type Script } from './fake-upstream.ts'
import { type RawAnswer, sendRaw } from './raw-answers.ts'
import { request } from './raw-requests.ts'
import { type Servers, useServers } from './servers.ts'

/** A small call, and an answer to it that is as promised. */
export const PATH = '/api/lounge/getCommonPrice'
export const price = { state: '11', data: { currency: 'GBP', currencySymbol: '£', price: '34.00' } }
export const text = JSON.stringify(price)
export const LENGTH = `Content-Length: ${Buffer.byteLength(text)}`
export const TYPE = 'Content-Type: application/json'

/** Name, how often the upstream is asked (a read is asked again when nothing came), and what the upstream does. */
export type Fault = readonly [name: string, asked: number, script: Script]

/** A gateway that takes answers of 100 KB, before an upstream that does as it is told. */
export function useFaultyUpstream(changes: Record<string, string> = {}): Servers {
  return useServers(() => ({ ANSWER_LIMIT_BYTES: '100000', ...changes }))
}

/** An answer's bytes on the wire: lines of its head, and what comes after. */
export function wire(
  lines: readonly string[],
  rest: string | Buffer = text,
  start = 'HTTP/1.1 200 OK',
): Buffer {
  return Buffer.concat([Buffer.from([start, ...lines, '', ''].join('\r\n'), 'latin1'), Buffer.from(rest)])
}

async function askFaulty({ app }: Servers): Promise<RawAnswer | undefined> {
  const [answer] = await sendRaw(app, request({ line: `POST ${PATH} HTTP/1.1`, body: '{}' }))
  return answer
}

/** The connection, the pool and the process are as good as new. */
export async function expectServed(faulty: Servers): Promise<void> {
  faulty.upstream.play(json(price))
  const answer = await askFaulty(faulty)
  expect(answer?.status, 'the next call is served').toBe(200)
  expect(JSON.parse(answer?.body ?? '')).toEqual({ ...price, state: 'success' })
}

const SAID_BY_THE_UPSTREAM = /UND_ERR|ECONN|127\.0\.0\.1|hello|evil|34\.00/

/** Each is a 502 in our JSON that repeats nothing of the upstream's, and the next call is served. */
export function itIsABadGateway(faulty: Servers, faults: readonly Fault[]): void {
  it.each(faults)('%s', async (_name, asked, script) => {
    faulty.upstream.play(script)
    const answer = await askFaulty(faulty)
    expectProblem(answer, 502)
    expect(JSON.parse(answer?.body ?? '').type).toBe('urn:layover:problem:broken-promise')
    expect(answer?.body).not.toMatch(SAID_BY_THE_UPSTREAM)
    expect(faulty.upstream.seen).toHaveLength(asked)
    await expectServed(faulty)
  })
}
