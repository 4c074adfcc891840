import { byText } from './by-text.ts'
import type { Finding, Level, Severity } from './report.ts'

/** More findings of one kind in one call would not help. */
const MAX_OF_A_KIND = 5

const severities: readonly Severity[] = ['breaks', 'lax', 'harmless']
/** An answer that cannot be read hurts more than a wrong one, and that more than a wrong request that is taken. */
const levels: readonly Level[] = ['L0', 'L1', 'L2', 'S', 'L3', 'L4', 'L5']

/** `$.data[12].code` and `$.data[3].code` are one kind of difference. */
const kindOf = ({ level, severity, rule, path }: Finding) =>
  `${level} ${severity} ${rule} ${path.replaceAll(/\[\d+\]/g, '[]')}`

const orderOf = ({ severity, level, path, rule, request = '', expected, got, curl }: Finding) =>
  [severities.indexOf(severity), levels.indexOf(level), path, rule, request, expected, got, curl]
    .join('\n')
    .replaceAll(/\d+/g, (digits) => digits.padStart(6, '0'))

/** The findings of one call without repeats, the one that hurts most first. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const kinds = new Map<string, number>()
  const seen = new Set<string>()
  const sorted = findings
    .map((finding) => ({ finding, order: orderOf(finding) }))
    .sort((a, b) => byText(a.order, b.order))
  return sorted.flatMap(({ finding }) => {
    const kind = kindOf(finding)
    const same = `${kind} ${finding.path} ${finding.request ?? ''}`
    const count = kinds.get(kind) ?? 0
    if (seen.has(same) || count >= MAX_OF_A_KIND) return []
    seen.add(same)
    kinds.set(kind, count + 1)
    return [finding]
  })
}
