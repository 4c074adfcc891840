import { once } from 'node:events'
import { connect } from 'node:net'

/** @typedef {{ port: number, path: string, cookie: string, body: object, connections?: number }} SteadyRequest the request that is repeated, over 32 connections unless it says */
/** @typedef {{ perSecond: number, answers: number, faults: number, p50: number, p99: number }} Steady milliseconds; faults: answers that were no success, and connections that ended */

export const CONNECTIONS = 32
const LARGEST_READ = 65_536

/** The provider's yes and the gateway's: a refusal is a quick answer too, and would count as speed. */
const SUCCESS = ['{"state":"11"', '{"state":"success"']
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i

/** @param {SteadyRequest} target */
function requestOf({ port, path, cookie, body }) {
  const text = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}

/**
 * The rest of an answer whose first chunk arrived. Every server here sends a content length, and the head with the first
 * bytes of the body in one chunk.
 * @param {Buffer} chunk
 */
function begin(chunk) {
  const head = chunk.toString('latin1', 0, 2_000)
  const bodyAt = head.indexOf('\r\n\r\n') + 4
  const length = LENGTH.exec(head)?.[1]
  if (bodyAt < 4 || length === undefined) throw new Error(`an answer without a length: ${head}`)
  const isSuccess =
    head.startsWith('HTTP/1.1 200 ') && SUCCESS.some((words) => head.startsWith(words, bodyAt))
  return { isSuccess, toCome: bodyAt + Number(length) - chunk.length }
}

/** @param {readonly number[]} sorted @param {number} share */
function at(sorted, share) {
  return Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1))
}

/**
 * Over one connection, until the time is over or the connection ends.
 * @param {number} port @param {Buffer} request @param {number} endAt
 * @param {(isSuccess: boolean, ms: number) => void} note gets each whole answer
 */
async function sendOverOne(port, request, endAt, note) {
  let sentAt = 0
  let toCome = 0
  let isSuccess = true
  const buffer = Buffer.allocUnsafe(LARGEST_READ)
  const send = () => {
    sentAt = performance.now()
    if (sentAt >= endAt) socket.end()
    else socket.write(request)
  }
  const callback = (/** @type {number} */ size) => {
    if (toCome === 0) ({ isSuccess, toCome } = begin(buffer.subarray(0, size)))
    else toCome -= size
    if (toCome === 0) {
      note(isSuccess, performance.now() - sentAt)
      send()
    }
    return true
  }
  const socket = connect({ port, host: '127.0.0.1', onread: { buffer, callback } })
  socket.setNoDelay(true)
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  send()
  await closed
}

/**
 * Repeats one request over its connections for a bounded time. It parses little of HTTP and stores no answer, so that the
 * server sets the pace, and not this client.
 * @param {SteadyRequest} target
 * @param {number} seconds
 * @returns {Promise<Steady>}
 */
export async function sendSteadily(target, seconds) {
  const request = requestOf(target)
  const begun = performance.now()
  const endAt = begun + seconds * 1000
  /** @type {number[]} */
  const times = []
  let faults = 0

  const note = (/** @type {boolean} */ isSuccess, /** @type {number} */ ms) => {
    if (isSuccess) times.push(ms)
    else faults += 1
  }
  const one = async () => {
    await sendOverOne(target.port, request, endAt, note)
    if (performance.now() < endAt) faults += 1
  }
  await Promise.all(Array.from({ length: target.connections ?? CONNECTIONS }, one))
  const tookS = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  return {
    perSecond: times.length / tookS,
    answers: times.length,
    faults,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
  }
}
