import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { PublicOrigins } from '../config/addresses.ts'
import { countHeader, refuseFraming } from '../http/framing.ts'
import { isEnding } from '../http/open-responses.ts'
import { ProblemError } from '../http/problem.ts'
import { replyNotFound } from './problem-replies.ts'

/** Most characters of a target. */
export const URL_LIMIT = 2048

/** Matches within a list, since Node joins two such headers. */
const CROSS_SITE = /\bcross-site\b/i

const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i

function isUnder(url: string, folder: string): boolean {
  if (!url.startsWith(folder)) return false
  const next = url[folder.length]
  return next === undefined || next === '/' || next === '?'
}

/**
 * The limit counts the whole target of a call. For a page it counts the path alone: the browser reads the query and cuts a
 * long one, and a visitor with a long search in the address gets the page instead of a problem in JSON.
 */
function countedPart(url: string): string {
  const isServersOwn = isUnder(url, '/api') || isUnder(url, '/health')
  return isServersOwn ? url : (url.split('?', 1)[0] ?? '')
}

function refuseTarget(url: string, hosts: ReadonlySet<string>): void {
  if (countedPart(url).length > URL_LIMIT)
    throw new ProblemError('uriTooLong', `Addresses have at most ${URL_LIMIT} characters.`)
  if (url.startsWith('/')) return
  if (URL.canParse(url) && !hosts.has(new URL(url).host)) {
    throw new ProblemError('misdirected', 'The target names a host that is not served here.')
  }
  throw new ProblemError('badRequest', 'The target must begin with a slash.')
}

/**
 * Whether a target has the one spelling of its route. The router decodes before it matches, so `/%61pi/…` would be a call
 * that no check of `/api` has seen. Only a field in a path may have percent signs, and the check runs on its decoded value.
 */
function isSpeltOut(url: string, route: string): boolean {
  const fixed = route.split(/[:*]/, 1)[0] ?? ''
  return url.startsWith(fixed)
}

function refuseHost({ headers: { host } }: IncomingMessage, hosts: ReadonlySet<string>): void {
  if (host === undefined) throw new ProblemError('badRequest', 'A Host header is needed, of old clients too.')
  if (!hosts.has(host.toLowerCase())) {
    throw new ProblemError('misdirected', 'This host is not served here.')
  }
}

/** Compares with the configured origins, never with the request's own Host header (P332). */
function refuseForeignOrigin(request: IncomingMessage, origins: ReadonlySet<string>): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeign = origin === undefined ? CROSS_SITE.test(String(site)) : !origins.has(origin)
  if (isForeign) throw new ProblemError('forbidden', 'Calls are taken from the shop’s own pages alone.')
}

function refuseBody(request: IncomingMessage): void {
  const headers = request.headers
  if (headers['content-encoding'] !== undefined) {
    throw new ProblemError('unsupportedMediaType', 'A compressed body is not understood.')
  }
  if (request.method === 'POST') {
    const isJson = countHeader(request, 'content-type') === 1 && JSON_TYPE.test(headers['content-type'] ?? '')
    if (!isJson) throw new ProblemError('unsupportedMediaType', 'Send application/json in utf-8.')
    return
  }
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (hasBody) throw new ProblemError('badRequest', 'This method takes no body.')
}

/**
 * Refuses requests that no honest browser sends, before any body is read or cookie opened: by framing, target, host, origin
 * and form of the body. Health is exempt from the host check, since a balancer knows the machine by its address.
 */
export const guard = fp(
  async (app: FastifyInstance, { origins, hosts }: PublicOrigins) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { raw, url, is404, routeOptions } = request
      // The connection is ending, so this request is not processed.
      if (isEnding(raw)) {
        reply.hijack()
        return
      }
      refuseFraming(raw, reply)
      refuseTarget(url, hosts)
      if (!isUnder(url, '/health')) refuseHost(raw, hosts)
      if (isUnder(url, '/api')) refuseForeignOrigin(raw, origins)
      // For an unknown address, 404 helps more than a problem about its body, which is then never read.
      if (is404 || !isSpeltOut(url, routeOptions.url ?? '')) {
        replyNotFound(request, reply)
        return
      }
      if (isUnder(url, '/api')) refuseBody(raw)
      done()
    })
  },
  { name: 'guard' },
)
