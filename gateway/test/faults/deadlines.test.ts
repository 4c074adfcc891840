import type { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTimeouts } from '../fake-timeouts.ts'
import { held, json, raw, type Script } from '../fake-upstream.ts'
import { PATH, price, TYPE, text, useFaultyUpstream, wire } from '../faults.ts'
import { post } from '../gateway.ts'

/** The deadline of the call at PATH. */
const DEADLINE_MS = 5_000
const STEP_MS = 100

/** Bytes for each step, so that an idle timeout would never pass. */
let drip: () => Promise<void>

function dripping(each: string, head: string): Script {
  return (_response, socket) => {
    socket.write(head)
    drip = () => written(socket, each)
  }
}

function written(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve) => void socket.write(text, () => setImmediate(resolve)))
}

const faulty = useFaultyUpstream()

/** Resolves when the upstream gets the request. Polling would move the fake timers. */
function playAndWait(script: Script): Promise<void> {
  return new Promise((resolve) => {
    faulty.upstream.play((...requested) => {
      script(...requested)
      resolve()
    })
  })
}

beforeEach(async () => {
  drip = async () => undefined
  await fakeTimeouts(faulty.upstream)
})
afterEach(() => void vi.useRealTimers())

describe('an upstream that is late: 504 at the deadline', () => {
  it.each<[string, Script]>([
    ['silence', () => undefined],
    ['a head and silence', raw(wire([TYPE, 'Content-Length: 500'], text), 'hang')],
    ['half a head and silence', raw('HTTP/1.1 200 OK\r\nContent-', 'hang')],
    ['a drip in its body', dripping(' ', wire([TYPE, 'Content-Length: 500'], '').toString())],
    ['a drip in chunks', dripping('1\r\n \r\n', wire([TYPE, 'Transfer-Encoding: chunked'], '').toString())],
    ['a drip in its headers', dripping('X-A: b\r\n', 'HTTP/1.1 200 OK\r\n')],
    ['a drip of nothing at all', dripping('\r\n', '')],
    ['a body that never ends, to the end of the connection', raw(wire([TYPE], text), 'hang')],
  ])('%s', async (_name, script) => {
    const requested = playAndWait(script)
    let isAnswered = false
    const answer = post(faulty.app, PATH, {}).finally(() => {
      isAnswered = true
    })
    await requested
    for (let passedMs = STEP_MS; passedMs < DEADLINE_MS; passedMs += STEP_MS) {
      await drip()
      vi.advanceTimersByTime(STEP_MS)
    }
    vi.advanceTimersByTime(STEP_MS - 1)
    await drip()
    expect(isAnswered, 'a millisecond before').toBe(false)
    vi.advanceTimersByTime(1)
    const { statusCode, ...response } = await answer
    expect(statusCode).toBe(504)
    expect(response.json()).toMatchObject({ type: 'urn:layover:problem:too-late', status: 504 })
    expect(faulty.upstream.seen).toHaveLength(1)
    faulty.upstream.play(json(price))
    expect((await post(faulty.app, PATH, {})).statusCode, 'the next call is served').toBe(200)
  })

  it('an answer just too late', async () => {
    const late = held(json(price))
    const requested = playAndWait(late.script)
    const answer = post(faulty.app, PATH, {})
    await requested
    vi.advanceTimersByTime(DEADLINE_MS)
    late.release()
    expect((await answer).statusCode).toBe(504)
    faulty.upstream.play(json(price))
    expect((await post(faulty.app, PATH, {})).statusCode, 'the next call is served').toBe(200)
  })
})
