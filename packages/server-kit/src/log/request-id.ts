import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Digits alone are no id: a card's or a phone's number would then appear in every log. */
const REQUEST_ID = /^(?![\d_-]+$)[A-Za-z0-9_-]{8,64}$/

/** The caller's request id where it is harmless in a log, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
