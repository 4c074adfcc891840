/** A violation as the log and the metrics have it: none of its words are the sender's own. */
export interface Violation {
  readonly directive: string
  readonly blocked: string
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

/** The last two labels of a host. What a script wants to carry away may stand in the others, so they are never written. */
function hostEnd(text: string): string {
  return new URL(text).hostname.split('.').slice(-2).join('.').replace(/\d+/g, '#')
}

function describeBlocked(blocked: unknown): string {
  if (KEYWORDS.has(blocked)) return String(blocked)
  return typeof blocked === 'string' && URL.canParse(blocked) ? hostEnd(blocked) : 'other'
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function violationOf(directive: unknown, blocked: unknown): Violation {
  return {
    directive: DIRECTIVES.find((name) => name === directive) ?? 'other',
    blocked: describeBlocked(blocked),
  }
}

/**
 * The violations in a report of a browser, at most 20: `{"csp-report": {…}}` by `report-uri`, or a list of reports by
 * `report-to`. Reports of other types are left out.
 */
export function readViolations(report: unknown): Violation[] {
  const older = fieldsOf(fieldsOf(report)['csp-report'])
  if ('effective-directive' in older || 'violated-directive' in older)
    return [violationOf(older['effective-directive'] ?? older['violated-directive'], older['blocked-uri'])]
  if (!Array.isArray(report)) return []
  return report
    .slice(0, MAX_VIOLATIONS)
    .map(fieldsOf)
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => fieldsOf(body))
    .map(({ effectiveDirective, blockedURL }) => violationOf(effectiveDirective, blockedURL))
}
