import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { PublicOrigins } from '../config/addresses.ts'
import { ProblemError } from '../problems/problem.ts'

const URL_LIMIT = 2048

const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i

function isUnder(url: string, folder: string): boolean {
  return url.startsWith(folder) && /^([/?]|$)/.test(url.slice(folder.length))
}

function countHeader(request: IncomingMessage, name: string): number {
  return request.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length
}

/**
 * A call is counted whole. Of a page the path alone: its query is read in the browser, which cuts what is too long, and
 * a visitor with a long search in the address gets the page instead of a problem in JSON.
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

function refuseHost(request: IncomingMessage, hosts: ReadonlySet<string>): void {
  const count = countHeader(request, 'host')
  if (count !== 1) throw new ProblemError('badRequest', `Exactly one Host header is needed, ${count} came.`)
  if (!hosts.has((request.headers.host ?? '').toLowerCase())) {
    throw new ProblemError('misdirected', 'This host is not served here.')
  }
}

/** Compared with the configured origins, never with what the request says of itself (ruling 45). */
function refuseForeignOrigin(request: IncomingMessage, origins: ReadonlySet<string>): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isForeign = origin === undefined ? site === 'cross-site' : !origins.has(origin)
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
 * Refuses what no honest browser sends, before anything is read or opened: targets, hosts, origins, bodies in another
 * form. Health is exempt from the host check, since whoever asks it knows the machine by its address.
 */
export const guard = fp(
  async (app: FastifyInstance, { origins, hosts }: PublicOrigins) => {
    app.addHook('onRequest', async ({ raw, url, is404 }) => {
      refuseTarget(url, hosts)
      if (!isUnder(url, '/health')) refuseHost(raw, hosts)
      if (!isUnder(url, '/api')) return
      refuseForeignOrigin(raw, origins)
      // Of a call that does not exist, saying so helps more than a word about its body.
      if (!is404) refuseBody(raw)
    })
  },
  { name: 'guard' },
)
