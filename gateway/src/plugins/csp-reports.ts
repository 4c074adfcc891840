import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { PublicOrigins } from '../config/addresses.ts'
import { DIRECTIVES, readViolations } from '../http/csp-report.ts'
import { ProblemError } from '../http/problem.ts'
import { REPORT_PATH } from '../http/security-headers.ts'
import { refusal } from '../limits/limit-hook.ts'
import { createMemoryLimits } from '../limits/memory-limits.ts'
import { addressName } from '../visitors/address-name.ts'

const REPORT_TYPES = ['application/csp-report', 'application/reports+json']

const MAX_BYTES = 16_384

/** Of one address: a page that breaks the policy reports a few violations at once. */
const REPORTS = { count: 30, windowMs: 60_000 }

/** Of all addresses together: more than a broken release brings, and little work. */
const ALL_REPORTS = { count: 1_200, windowMs: 60_000 }

/** Of all addresses. Every violation counts; the log needs no more than these to show one. */
const LINES = { count: 10, windowMs: 60_000 }

function parseReport(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProblemError('badRequest', 'A report is JSON.')
  }
}

const FOREIGN_SITE = /\b(cross|same)-site\b/i

/**
 * Whether the browser says that a page elsewhere sends the report. WebKit sends `null` for our own pages, which send no referrer;
 * then the report itself tells its page.
 */
function isForeign({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, origins: ReadonlySet<string>) {
  if (FOREIGN_SITE.test(String(site))) return true
  return origin !== undefined && origin !== 'null' && !origins.has(origin)
}

/**
 * Takes reports of browsers about violations of the content security policy on the shop's own pages (P335, P494), counts them and
 * logs a few.
 */
export async function cspReports(app: FastifyInstance, { origins }: PublicOrigins): Promise<void> {
  const { cspReports: counts } = app.trafficCounts
  // Prometheus sees an increase only of a metric that was there before.
  for (const directive of DIRECTIVES) counts[directive] = 0
  const limits = createMemoryLimits({ maxNames: 10_000 })
  const lines = createMemoryLimits({ maxNames: 1 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    REPORT_TYPES,
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    async (_: unknown, text: string) => parseReport(text),
  )
  app.addHook('onRequest', async ({ ip, headers }) => {
    if (isForeign(headers, origins))
      throw new ProblemError('forbidden', 'Reports are taken from the shop’s own pages alone.')
    const waitMs = await limits.take([
      { name: addressName(ip), rate: REPORTS },
      { name: 'all', rate: ALL_REPORTS },
    ])
    if (waitMs > 0) throw refusal(waitMs)
  })
  app.post(REPORT_PATH, async (request, reply) => {
    for (const violation of readViolations(request.body, origins)) {
      counts[violation.directive] = (counts[violation.directive] ?? 0) + 1
      const isQuiet = (await lines.take([{ name: 'all', rate: LINES }])) > 0
      if (!isQuiet) request.log.warn(violation, 'a page broke the content security policy')
    }
    return reply.code(204).send()
  })
}
