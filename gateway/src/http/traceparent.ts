import { randomFillSync } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** W3C trace context, version 00; ids of zeros are invalid by its rules. */
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

const ID_BYTES = 24

/** Random bytes are fetched for many ids at once, since a system call costs more than the rest of a header. */
const pool = Buffer.alloc(ID_BYTES * 256)
let taken = pool.length

/** 24 random bytes in hexadecimal. They identify a trace and are no secret. */
function randomHex(): string {
  if (taken === pool.length) {
    randomFillSync(pool)
    taken = 0
  }
  taken += ID_BYTES
  return pool.toString('hex', taken - ID_BYTES, taken)
}

/** The caller's trace when it is valid, else the beginning of a new one. */
export function traceparentOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers.traceparent
  if (typeof given === 'string' && TRACEPARENT.test(given)) return given
  const id = randomHex()
  return `00-${id.slice(0, 32)}-${id.slice(32)}-01`
}
