import type { ServerResponse } from 'node:http'

interface Ending {
  readonly response: ServerResponse
  readonly body: Buffer | undefined
}

let waiting: Ending[] = []

function endAll(): void {
  const endings = waiting
  waiting = []
  for (const { response, body } of endings) response.end(body)
}

/**
 * Ends a response with all others of this turn of the event loop. An answer that wakes its reader costs more than the rest of
 * a cached call; one right after another finds the reader awake.
 */
export function endTogether(response: ServerResponse, body?: Buffer): void {
  if (waiting.length === 0) setImmediate(endAll)
  waiting.push({ response, body })
}
