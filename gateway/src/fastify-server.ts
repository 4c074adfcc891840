import { requestIdOf } from '@layover/server-kit/log/request-id'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from './config.ts'
import type { HeaderSet } from './http/security-headers.ts'
import { openLog } from './log/logger-options.ts'
import type { createClientErrors } from './plugins/client-errors.ts'
import { URL_LIMIT } from './plugins/guard.ts'
import { replyWithProblem } from './plugins/problem-replies.ts'

/** Node looks for slow requests at this interval; its default of 30 s would make the limits a suggestion. */
const CHECK_CONNECTIONS_MS = 1_000

/**
 * A connection without traffic is cut after this time, which is longer than any call takes with its wait for a turn. Node
 * allows one that is being written to twice the time, so a client that never reads is cut within a minute.
 */
const IDLE_CONNECTION_MS = 30_000

const HEADER_LIMIT_BYTES = 16_384

type ClientErrorHandler = ReturnType<typeof createClientErrors>['onClientError']

/** A server without routes. */
export function createServer(
  config: Config,
  plain: HeaderSet,
  clientErrorHandler: ClientErrorHandler,
): FastifyInstance {
  return Fastify({
    logger: openLog(config.logLevel, config.workers),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: requestIdOf,
    requestTimeout: config.requestTimeoutMs,
    connectionTimeout: IDLE_CONNECTION_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // The drain itself decides which requests are served while the server stops.
    return503OnClosing: false,
    clientErrorHandler,
    // These errors come before any hook, so the headers that a hook would set are set here.
    frameworkErrors: (error, request, reply) =>
      replyWithProblem(error, request, reply.headers({ ...plain, 'x-request-id': request.id })),
    // The guard limits the whole target, and definitions limit its fields.
    routerOptions: { maxParamLength: URL_LIMIT },
    http: {
      requireHostHeader: false,
      maxHeaderSize: HEADER_LIMIT_BYTES,
      headersTimeout: config.headersTimeoutMs,
      connectionsCheckingInterval: CHECK_CONNECTIONS_MS,
    },
  })
}
