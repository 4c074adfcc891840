import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns the client's request id when it is a UUID, else a new one: no free text from outside enters the log. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && uuid.test(given) ? given : randomUUID()
}
