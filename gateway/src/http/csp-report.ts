/** A violation as the log and the metrics have it: each of its words stands in this file, and none is the sender's own. */
export interface Violation {
  readonly directive: string
  readonly blocked: string
  /** Whether the policy only reports it, as it does with trusted types. */
  readonly disposition: 'enforce' | 'report'
}

/** A browser sends one violation by the older way and a batch by the newer one. */
const MAX_VIOLATIONS = 20

/** The directives that are counted by name. */
export const DIRECTIVES = [
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'connect-src',
  'font-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'default-src',
  'require-trusted-types-for',
  'other',
]

const KEYWORDS: ReadonlySet<unknown> = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'data',
  'blob',
  'trusted-types-sink',
])

const EXTENSION = /^(chrome|moz|safari|safari-web)-extension\b/

/**
 * What kind of thing was blocked. Its host is never written: anybody may send a report, and what a script wants to carry away
 * may stand in a host.
 */
function describeBlocked(blocked: unknown, origins: ReadonlySet<string>): string {
  if (KEYWORDS.has(blocked)) return String(blocked)
  if (typeof blocked !== 'string') return 'other'
  if (EXTENSION.test(blocked)) return 'extension'
  if (!URL.canParse(blocked)) return 'other'
  return origins.has(new URL(blocked).origin) ? 'own' : 'foreign'
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A violation as a browser names it; the older way and the newer one have other names for the same. */
interface Reported {
  readonly page: unknown
  readonly directive: unknown
  readonly blocked: unknown
  readonly disposition: unknown
}

function olderReport(report: Record<string, unknown>): Reported {
  return {
    page: report['document-uri'],
    directive: report['effective-directive'] ?? report['violated-directive'],
    blocked: report['blocked-uri'],
    disposition: report.disposition,
  }
}

function newerReport({ type, body }: Record<string, unknown>): Reported | undefined {
  if (type !== 'csp-violation') return undefined
  const {
    documentURL: page,
    effectiveDirective: directive,
    blockedURL: blocked,
    disposition,
  } = fieldsOf(body)
  return { page, directive, blocked, disposition }
}

const isOwnPage = (page: unknown, origins: ReadonlySet<string>) =>
  typeof page === 'string' && URL.canParse(page) && origins.has(new URL(page).origin)

/**
 * The violations of the shop's own pages in a report of a browser, at most 20: `{"csp-report": {…}}` by `report-uri`, or a list
 * of reports by `report-to`. Reports of other types, and of pages elsewhere, are left out.
 *
 * @param origins the shop's
 */
export function readViolations(report: unknown, origins: ReadonlySet<string>): Violation[] {
  const reported = Array.isArray(report)
    ? report.slice(0, MAX_VIOLATIONS).map(fieldsOf).map(newerReport)
    : [olderReport(fieldsOf(fieldsOf(report)['csp-report']))]
  return reported
    .filter((each) => each !== undefined)
    .filter(({ page }) => isOwnPage(page, origins))
    .map(({ directive, blocked, disposition }) => ({
      directive: DIRECTIVES.find((name) => name === directive) ?? 'other',
      blocked: describeBlocked(blocked, origins),
      disposition: disposition === 'report' ? 'report' : 'enforce',
    }))
}
