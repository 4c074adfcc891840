import httpProxy from '@fastify/http-proxy'
import type { Breaker } from '@layover/server-kit/breaker/breaker'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Outcome } from './outcome.ts'
import {
  createRequester,
  type PoolReading,
  SEND_TERMS,
  type SendTerms,
  type UpstreamAccess,
} from './pool-requester.ts'

interface ForwardOptions extends UpstreamAccess {
  readonly upstreamUrl: URL
  readonly connections: number
  readonly keepAliveMs: number
  readonly breaker: Breaker
}

/** One request to the upstream. Of the visitor's request it contains the checked fields alone. */
export interface UpstreamRequest {
  /** Relative to the upstream's address, with encoded segments. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Name, value, name, value. */
  readonly headers: readonly string[]
  readonly body: Buffer | undefined
  readonly deadlineMs: number
  readonly maxBytes: number
  /** A read is sent again where its connection broke. */
  readonly mayRepeat: boolean
  /** A read for one visitor is aborted when they leave. Any other request runs to its end. */
  readonly mayAbandon: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The path of the upstream's address, which comes before the path of each call. */
    readonly upstreamPrefix: string
    /** Upstream requests without an outcome yet, those of visitors who left included. */
    readonly countUpstreamRequests: () => number
    readonly upstreamPool: () => PoolReading
  }
}

/** reply-from neither retries nor writes an answer: the gateway handles the outcome itself. */
const HANDLED = { retryDelay: () => null, rewriteHeaders: () => ({}), onResponse: () => undefined }

/** Forwards through `reply.from` and resolves with the outcome. Rejects only for a bug of the gateway. */
export function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  upstreamRequest: UpstreamRequest,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { path, query, body } = upstreamRequest
    const terms: SendTerms = {
      headers: upstreamRequest.headers,
      deadlineMs: upstreamRequest.deadlineMs,
      maxBytes: upstreamRequest.maxBytes,
      mayRepeat: upstreamRequest.mayRepeat,
      onSent: (abandon) => {
        if (upstreamRequest.mayAbandon) reply.raw.on('close', abandon)
      },
      onOutcome: resolve,
    }
    reply.from(request.server.upstreamPrefix + path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body, contentType: 'application/json' }),
      queryString: query as Record<string, string>,
      rewriteRequestHeaders: () => ({ [SEND_TERMS]: terms }),
      onError: (_reply, { error }) => reject(error),
      ...HANDLED,
    })
  })
}

/**
 * Registers `@fastify/http-proxy` for its `reply.from` alone, without routes. Register it once: it decorates every scope of
 * the server.
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
