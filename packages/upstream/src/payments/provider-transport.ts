import type { ClientTls } from '@layover/server-kit/environment/client-tls'
import { Agent, request } from 'undici'
import { type Answer, faultOf } from './provider-answer.ts'
import { type MerchantKey, requestSigner } from './provider-auth.ts'

/** What the provider wants of every request. */
export interface ProviderAccess extends MerchantKey {
  /** Name, value, name, value. */
  readonly headers: readonly string[]
  readonly tls: ClientTls | undefined
}

/** One request to the merchant API. */
export interface ProviderRequest {
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** As Node's own `fetch` names them: some providers' firewalls refuse a request without them. */
const OF_FETCH = { accept: '*/*', 'user-agent': 'node' }

/** Sends a request once. It never throws: a fault is an answer too. */
export type Send = (url: string, request: ProviderRequest, timeoutMs: number) => Promise<Answer>

/** The way of every request to the provider: with the operator's headers and certificates, and signed (P595). */
export function createTransport({ headers: extra, tls, ...key }: ProviderAccess): Send {
  const sign = requestSigner(key)
  // `fetch` needs several times the processor time.
  const dispatcher = new Agent(tls && { connect: { ...tls } })
  return async (url, { method, headers: own, body }, timeoutMs) => {
    const headers = new Headers({ ...OF_FETCH, ...own })
    for (let at = 0; at < extra.length; at += 2) headers.set(String(extra[at]), String(extra[at + 1]))
    try {
      sign({ method, url: new URL(url), headers })
      const response = await request(url, {
        method,
        headers: Object.fromEntries(headers),
        body: body ?? null,
        dispatcher,
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { kind: 'answer', status: response.statusCode, body: parsed(await response.body.text()) }
    } catch (error) {
      return faultOf(error)
    }
  }
}

/** A body that is no JSON is unreadable; its status may still say enough. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
