import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Exchanged } from '../run/options.ts'
import { maskSecrets } from './mask-secrets.ts'

/** More of one call tell nothing new. */
const MOST_OF_A_CALL = 20

/** Keeps answers as fixtures, one file for each of a call's first questions, with what is secret or personal masked. */
export function fixtureWriter(folder: string): (exchanged: Exchanged) => void {
  mkdirSync(folder, { recursive: true })
  const counts = new Map<string, number>()
  return ({ call, method, path, body, status, contentType, answer }) => {
    const count = (counts.get(call) ?? 0) + 1
    counts.set(call, count)
    if (count > MOST_OF_A_CALL) return
    const request = { method, path, ...(body !== undefined && { body: maskSecrets(body) }) }
    const fixture = { call, request, answer: { status, contentType, body: maskSecrets(answer) } }
    const name = `${call}.${String(count).padStart(2, '0')}.json`
    writeFileSync(join(folder, name), `${JSON.stringify(fixture, null, 2)}\n`)
  }
}
