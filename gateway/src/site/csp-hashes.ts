import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileCheck } from '@layover/contracts'
import { Type } from '@sinclair/typebox'
import type { InlineHashes } from '../http/security-headers.ts'

const Hashes = Type.Array(Type.String({ pattern: '^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$' }))

const CspFile = Type.Record(Type.String(), Type.Object({ script: Hashes, style: Hashes }))

const check = compileCheck(CspFile)

async function readCsp(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw new Error(`WEB_ROOT: ${path} is not there or is no JSON; build the shop first`)
  }
}

/** The build's `csp.json`: for each HTML file the hashes of its inline scripts and styles. Throws when it is not one. */
export async function readInlineHashes(webRoot: string): Promise<Readonly<Record<string, InlineHashes>>> {
  const path = join(webRoot, 'csp.json')
  const value = await readCsp(path)
  const [first] = check.isValid(value) ? [] : check.violations(value)
  if (first) throw new Error(`WEB_ROOT: ${path}: ${first.path} expected ${first.expected}, got ${first.got}`)
  return value as Record<string, InlineHashes>
}
