import type { Finding } from './finding.ts'

/** The same change of a shape that several calls share is one row that names them all. */
function grouped(findings: readonly Finding[]): (readonly [Finding, readonly string[]])[] {
  const groups = new Map<string, [Finding, string[]]>()
  for (const finding of findings) {
    const key = JSON.stringify([finding.verdict, finding.who, finding.at, finding.what])
    const group = groups.get(key) ?? [finding, []]
    group[1].push(`${finding.call} (${finding.method} ${finding.path})`)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** One paragraph per change: the change, its place, the side that it breaks, and the calls. */
function paragraphs(findings: readonly Finding[]): string[] {
  return grouped(findings).flatMap(([{ verdict, who, at, what, why }, calls]) => [
    `${verdict === 'breaking' ? `breaking for ${who}` : 'harmless'} | ${at} | ${what} | ${why}`,
    ...calls.map((call) => `    ${call}`),
  ])
}

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`

/** The whole report for a terminal, ending with its counts. */
export function report(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No call has changed.'
  const breaking = findings.filter(({ verdict }) => verdict === 'breaking')
  const harmless = findings.length - breaking.length
  const sum = `${count(breaking.length, 'breaking change')}, ${count(harmless, 'harmless one')}.`
  return [...paragraphs(findings), '', sum].join('\n')
}
