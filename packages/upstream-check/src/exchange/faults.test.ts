import net from 'node:net'
import { describe, expect, it } from 'vitest'
import { listening } from '../test-servers.test-kit.ts'
import { send } from './send.ts'

/** What comes of a request to a server that answers each with these bytes. */
async function sentTo(...bytes: readonly string[]) {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(bytes.join('\r\n')))
  })
  const url = new URL(`http://127.0.0.1:${await listening(server)}`)
  const { signal } = new AbortController()
  return await send(
    { method: 'GET', url, headers: {} },
    { agent: false, deadlineMs: 60_000, maxBytes: 1000, signal },
  )
}

const OK = 'HTTP/1.1 200 OK'

describe('an answer that cannot be read is named by its own fault', () => {
  it.each([
    ['another protocol', ['SSH-2.0-OpenSSH_9', ''], 'notHttp', 'something that is not HTTP'],
    ['long headers', [OK, `a: ${'b'.repeat(20_000)}`, '', ''], 'badHttp', 'headers of more than 16 KB'],
    [
      'two lengths',
      [OK, 'content-length: 2', 'content-length: 3', '', '{}'],
      'badHttp',
      'Duplicate Content-Length',
    ],
    ['a chunk without a size', [OK, 'transfer-encoding: chunked', '', 'zz', ''], 'badHttp', 'chunk size'],
    [
      'a length that is too small',
      [OK, 'content-length: 1', '', '{}'],
      'badHttp',
      'more bytes than its Content-Length',
    ],
    [
      'a length that is too large',
      [OK, 'content-length: 9', '', '{}'],
      'broken',
      'an answer that was cut short',
    ],
  ])('%s', async (_what, bytes, fault, why) => {
    expect(await sentTo(...bytes)).toMatchObject({ kind: 'fault', fault, why: expect.stringContaining(why) })
  })
})
