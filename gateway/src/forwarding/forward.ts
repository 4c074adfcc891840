import httpProxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Breaker } from './breaker.ts'
import type { Outcome } from './outcome.ts'
import { createRequester, type PoolReading, SEND_TERMS, type SendTerms } from './pool-requester.ts'

export interface ForwardOptions {
  readonly upstreamUrl: URL
  readonly connections: number
  readonly keepAliveMs: number
  readonly breaker: Breaker
}

/** One request to the upstream, built from nothing: what the visitor sent beside it stays here. */
export interface UpstreamRequest {
  /** Below the upstream's address, its segments already encoded. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Name, value, name, value. */
  readonly headers: readonly string[]
  readonly body: Buffer | undefined
  readonly deadlineMs: number
  readonly maxBytes: number
  /** A read is asked a second time where the first one broke. */
  readonly mayRepeat: boolean
  /** A read for one visitor is given up when they leave; anything else is heard to its end. */
  readonly mayAbandon: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the upstream's address has a path, it stands before each call's. */
    readonly upstreamPrefix: string
    /** Questions to the upstream whose end is still to come, whether or not anybody waits for it. */
    readonly countUpstreamRequests: () => number
    readonly upstreamPool: () => PoolReading
  }
}

/** Nothing is repeated, taken over or sent by reply-from: what came is told by the outcome. */
const HANDLED = { retryDelay: () => null, rewriteHeaders: () => ({}), onResponse: () => undefined }

/** Forwards through `reply.from` and resolves with whatever came of it; rejects only for a fault of ours. */
export function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  what: UpstreamRequest,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const terms: SendTerms = {
      headers: what.headers,
      deadlineMs: what.deadlineMs,
      maxBytes: what.maxBytes,
      mayRepeat: what.mayRepeat,
      onSent: (abandon) => {
        if (what.mayAbandon) reply.raw.once('close', abandon)
      },
      onOutcome: resolve,
    }
    reply.from(request.server.upstreamPrefix + what.path, {
      method: what.body === undefined ? 'GET' : 'POST',
      ...(what.body !== undefined && { body: what.body, contentType: 'application/json' }),
      queryString: what.query as Record<string, string>,
      rewriteRequestHeaders: () => ({ [SEND_TERMS]: terms }),
      onError: (_reply, { error }) => reject(error),
      ...HANDLED,
    })
  })
}

/**
 * Registers `@fastify/http-proxy` without routes of its own, for its `reply.from` alone. Registered once: it reaches every
 * scope of the process.
 */
export const forwarding = fp(
  async (app: FastifyInstance, { upstreamUrl, ...limits }: ForwardOptions) => {
    app.decorate('upstreamPrefix', upstreamUrl.pathname.replace(/\/$/, ''))
    const onRetry = () => {
      app.trafficCounts.retried += 1
    }
    const { countUpstreamRequests, pool, ...undici } = createRequester(upstreamUrl.origin, {
      ...limits,
      onRetry,
    })
    app.decorate('countUpstreamRequests', countUpstreamRequests)
    app.decorate('upstreamPool', pool)
    await app.register(fp(httpProxy), {
      upstream: upstreamUrl.origin,
      routes: [],
      prefix: '',
      proxyPayloads: false,
      retryMethods: [],
      destroyAgent: true,
      disableRequestLogging: true,
      undici: undici as object,
    })
  },
  { name: 'forwarding' },
)
