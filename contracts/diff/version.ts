import type { Finding } from './finding.ts'
import { type JsonObject, objectAt } from './schema.ts'

const SEMANTIC = /^(\d+)\.(\d+)\.(\d+)$/

type Version = readonly [major: number, minor: number, patch: number]

function versionOf(document: JsonObject): Version | undefined {
  const { version } = objectAt(document, 'info')
  const parts = typeof version === 'string' ? SEMANTIC.exec(version)?.slice(1).map(Number) : undefined
  return parts as Version | undefined
}

/** By semantic rules: what breaks a side counts the first number up, anything else that is new the second. */
function dueAfter([major, minor]: Version, findings: readonly Finding[]): Version {
  return findings.some(({ verdict }) => verdict === 'breaking') ? [major + 1, 0, 0] : [major, minor + 1, 0]
}

function isBefore(one: Version, other: Version): boolean {
  const at = one.findIndex((part, i) => part !== other[i])
  return at >= 0 && Number(one[at]) < Number(other[at])
}

/** The version that the changes ask for, in one line; empty where nothing changed or a document has no such version. */
export function versionLine(before: JsonObject, after: JsonObject, findings: readonly Finding[]): string {
  const [was, is] = [versionOf(before), versionOf(after)]
  if (findings.length === 0 || was === undefined || is === undefined) return ''
  const due = dueAfter(was, findings)
  const change = `Version ${was.join('.')} before, ${due.join('.')} is due`
  return isBefore(is, due) ? `${change}: this is ${is.join('.')}.` : `${change}, and this is ${is.join('.')}.`
}

/** A changelog's lines for the changes, to be put into sentences by a person. */
export function draft(before: JsonObject, findings: readonly Finding[]): string {
  const was = versionOf(before)
  const heading =
    was === undefined || findings.length === 0 ? [] : [`## ${dueAfter(was, findings).join('.')}`, '']
  const lines = findings.map(
    ({ call, at, what, verdict, who }) =>
      `- \`${call}\`, ${at}: ${what}${verdict === 'breaking' ? `. It breaks the ${who}` : ''}.`,
  )
  return [...heading, ...lines].join('\n')
}
