import { describe, expect, it } from 'vitest'
import { json, raw, type Script, startFakeUpstream } from '../fake-upstream.ts'
import { PATH, price, TYPE, text, wire } from '../faults.ts'
import { post, startGateway } from '../gateway.ts'

/** Something each 100 ms, so that an idle time would never pass. */
function dripping(each: string, head: string): Script {
  return (_response, socket) => {
    socket.write(head)
    const timer = setInterval(() => socket.write(each), 100)
    socket.on('close', () => clearInterval(timer))
  }
}

const silent: Script = () => undefined
const lateData: Script = (response, socket, seen) =>
  void setTimeout(() => json(price)(response, socket, seen), 5_400)

describe('what the upstream does late is a 504 at the deadline', () => {
  it.concurrent.each([
    ['silence', silent],
    ['a head and silence', raw(wire([TYPE, 'Content-Length: 500'], text), 'hang')],
    ['half a head and silence', raw('HTTP/1.1 200 OK\r\nContent-', 'hang')],
    ['a drip in its body', dripping(' ', wire([TYPE, 'Content-Length: 500'], '').toString())],
    ['a drip in chunks', dripping('1\r\n \r\n', wire([TYPE, 'Transfer-Encoding: chunked'], '').toString())],
    ['a drip in its headers', dripping('X-A: b\r\n', 'HTTP/1.1 200 OK\r\n')],
    ['a drip of nothing at all', dripping('\r\n', '')],
    ['a body that never ends, to the end of the connection', raw(wire([TYPE], text), 'hang')],
    ['an answer just too late', lateData],
  ])(
    '%s',
    async (_name, script) => {
      const slow = await startFakeUpstream()
      slow.play(script)
      const own = await startGateway({ UPSTREAM_URL: slow.url })
      const begun = performance.now()
      const answer = await post(own, PATH, {})
      expect(answer.statusCode).toBe(504)
      expect(answer.json()).toMatchObject({ type: 'urn:layover:problem:too-late', status: 504 })
      expect(performance.now() - begun, 'not much later than the call’s 5 s').toBeLessThan(6_500)
      expect(slow.seen).toHaveLength(1)
      slow.play(json(price))
      expect((await post(own, PATH, {})).statusCode, 'the next call is served').toBe(200)
      await own.close()
      await slow.close()
    },
    12_000,
  )
})
