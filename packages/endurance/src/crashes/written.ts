import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stack } from './stack.ts'

/** Everything that a stack has written: each server's log, and every file of its data folder. */
export function written(stack: Stack): Map<string, Buffer> {
  const logs = [stack.gateway, stack.upstream, stack.sandbox].map(
    (server) => [`log of ${server.origin}`, Buffer.from(server.output)] as const,
  )
  const files = readdirSync(stack.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path)] as const)
  return new Map([...logs, ...files])
}

/** The places that contain any of these secrets, and which. */
export function findings(texts: Map<string, Buffer>, secrets: readonly string[]): string[] {
  return [...texts].flatMap(([place, bytes]) =>
    secrets.filter((secret) => bytes.includes(secret)).map((secret) => `${place}: ${secret}`),
  )
}

/** Log lines that contain a short secret as a word of its own, outside of the logger's own numbers. */
export function linesWith(log: string, short: string): string[] {
  const alone = new RegExp(`(?<![\\w.:-])${short}(?![\\w.:-])`)
  return log.split('\n').filter((line) => alone.test(withoutCounts(line)))
}

const counts = /"(?:time|pid|ms|upstreamMs|bytes|port|responseTime)":[\d.]+/g

function withoutCounts(line: string): string {
  return line.replaceAll(counts, '')
}
