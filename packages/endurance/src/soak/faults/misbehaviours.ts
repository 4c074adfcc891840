import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** A provider's reaction to a request in place of an answer: on its response, or on the bare socket. */
type Misbehaviour = (answer: string, response: ServerResponse, socket: Socket) => void

const JSON_TYPE = { 'content-type': 'application/json' }
const DRIP_MS = 100
const SLOW_MS = 1_500

/** Larger than the gateway's limit, in chunks. */
const MEGABYTE = Buffer.alloc(1_048_576, ' ')

function replying(status: number, body: string | Buffer, type = 'application/json'): Misbehaviour {
  return (_answer, response) => void response.writeHead(status, { 'content-type': type }).end(body)
}

/** A byte at a time, and never to its end. */
const drip: Misbehaviour = (answer, response) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(answer) + 1_000 })
  let sent = 0
  const timer = setInterval(() => response.write(answer[sent++] ?? ' '), DRIP_MS)
  response.once('close', () => clearInterval(timer))
}

const slow: Misbehaviour = (answer, response) => {
  const timer = setTimeout(() => response.writeHead(200, JSON_TYPE).end(answer), SLOW_MS * Math.random())
  response.once('close', () => clearTimeout(timer))
}

const reset: Misbehaviour = (_answer, _response, socket) => void socket.resetAndDestroy()

const truncated: Misbehaviour = (answer, response, socket) => {
  response.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(answer) })
  response.write(answer.slice(0, -1), () => socket.destroy())
}

const tooLarge: Misbehaviour = (_answer, response) => {
  response.writeHead(200, JSON_TYPE)
  response.on('error', () => undefined)
  for (let megabytes = 0; megabytes < 5; megabytes += 1) response.write(MEGABYTE)
  response.end()
}

/** Each with its weight. The last two cost a visitor the whole deadline, so they are rare. */
export const misbehaviours: readonly (readonly [weight: number, misbehaviour: Misbehaviour])[] = [
  [6, slow],
  [4, reset],
  [4, (_answer, _response, socket) => void socket.end()],
  [3, truncated],
  [3, replying(200, '<!doctype html><title>Maintenance</title>', 'text/html')],
  [3, replying(502, '<html><body>Bad Gateway</body></html>', 'text/html')],
  [3, replying(500, '{"state":"99","errorCode":"BOOM","message":"at handler.js:17"}')],
  [3, replying(503, '{"state":"99","errorCode":"BUSY"}')],
  [2, replying(404, '{"message":"no such page"}')],
  [2, replying(200, '{"state":"11","data":{"nothing":"as promised"}}')],
  [2, replying(200, '{"state":"11","data":')],
  [2, replying(200, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))],
  [1, (_answer, response) => void response.writeHead(204).end()],
  [1, (_answer, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  [1, tooLarge],
  [1, (_answer, _response, socket) => void socket.end('SSH-2.0-OpenSSH_9.2p1\r\n')],
  [1, drip],
  [1, () => undefined],
]
