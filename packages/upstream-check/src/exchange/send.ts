import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { type Fault, faultOf } from './faults.ts'

/** A request as it goes over the wire. */
export interface Wire {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface SendTerms {
  readonly agent: http.Agent | https.Agent | false
  /** From the first byte sent to the last byte read. */
  readonly deadlineMs: number
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly tls?: { readonly ca?: string; readonly rejectUnauthorized?: boolean }
}

/** The outcome of a request: a whole answer, or the reason why there is none. `ms` is the time of either. */
export type Sent =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly headers: IncomingHttpHeaders
      readonly body: Buffer
      readonly ms: number
    }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly why: string; readonly ms: number }

/** Sends one request and reads its whole answer. Redirects are not followed. Never rejects. */
export function send(wire: Wire, terms: SendTerms): Promise<Sent> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const { request: open } = wire.url.protocol === 'https:' ? https : http
    const request = open(wire.url, {
      method: wire.method,
      headers: wire.headers,
      agent: terms.agent,
      ...terms.tls,
    })
    const end = (sent: Unfinished) => {
      clearTimeout(timer)
      terms.signal.removeEventListener('abort', stop)
      resolve({ ...sent, ms: performance.now() - begun })
    }
    const fail = (fault: Fault, why: string) => {
      end({ kind: 'fault', fault, why })
      request.destroy()
    }
    const timer = setTimeout(
      () => fail('late', `no whole answer within ${terms.deadlineMs} ms`),
      terms.deadlineMs,
    )
    const stop = () => fail('stopped', 'the check was stopped')
    terms.signal.addEventListener('abort', stop, { once: true })
    let hasBegun = false
    request.on('error', (error) => fail(...faultOf(error, hasBegun)))
    request.on('response', (response) => {
      hasBegun = true
      collect(response, terms.maxBytes)
        .then((body) => (typeof body === 'string' ? fail('tooLarge', body) : end(answerOf(response, body))))
        .catch((error: unknown) => fail(...faultOf(error, hasBegun)))
    })
    if (terms.signal.aborted) stop()
    else request.end(wire.body)
  })
}

type Unfinished = Omit<Extract<Sent, { kind: 'answer' }>, 'ms'> | Omit<Extract<Sent, { kind: 'fault' }>, 'ms'>

function answerOf(response: IncomingMessage, body: Buffer): Unfinished {
  return { kind: 'answer', status: response.statusCode ?? 0, headers: response.headers, body }
}

/** The whole body, or a sentence where it outgrows the cap. Rejects a body that is cut short. */
async function collect(response: IncomingMessage, maxBytes: number): Promise<Buffer | string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return `more than ${maxBytes} bytes`
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
