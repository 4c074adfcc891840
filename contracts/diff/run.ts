import { existsSync, readFileSync } from 'node:fs'
import { resolve as absolute } from 'node:path'
import { parseArgs } from 'node:util'
import { saysMore } from './changelog.ts'
import { compareDocuments } from './compare-documents.ts'
import type { Finding } from './finding.ts'
import { fileAt, findBase } from './history.ts'
import { report } from './report.ts'
import { isObject, type Json, type JsonObject } from './schema.ts'
import { draft, versionLine } from './version.ts'

const DOCUMENT = 'contracts/openapi.json'
const CHANGELOG = 'contracts/CHANGELOG.md'
const DEFAULT_REFS = ['origin/main', 'main']
const USAGE = 'usage: pnpm contracts:diff [--json | --draft] [ref | old-openapi.json [new-openapi.json]]'

/** 0: no breaking change, or the changelog names it, or there is no base. 1: breaking. 2: cannot compare. */
export interface Outcome {
  readonly code: 0 | 1 | 2
  readonly text: string
}

class CannotCompare extends Error {}

function parseDocument(text: string, name: string): JsonObject {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch {
    throw new CannotCompare(`${name} is not JSON`)
  }
  if (!isObject(value) || !isObject(value.paths))
    throw new CannotCompare(`${name} is no OpenAPI document: it has no paths`)
  return value
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new CannotCompare(`${file} cannot be read`)
  }
}

const readDocument = (file: string) => parseDocument(readText(file), file)

const isBreaking = ({ verdict }: Finding) => verdict === 'breaking'

interface Settings {
  readonly root: string
  readonly form: 'report' | 'json' | 'draft'
}

interface Compared {
  readonly before: JsonObject
  readonly after: JsonObject
  readonly findings: readonly Finding[]
}

function compare(before: JsonObject, after: JsonObject): Compared {
  return { before, after, findings: compareDocuments(before, after) }
}

function format({ before, after, findings }: Compared, { form }: Settings, rule = ''): string {
  if (form === 'json') return JSON.stringify(findings, null, 2)
  if (form === 'draft') return draft(before, findings)
  return [report(findings), versionLine(before, after, findings), rule].filter(Boolean).join('\n')
}

function compareFiles(settings: Settings, before: string, after: string): Outcome {
  const compared = compare(readDocument(before), readDocument(after))
  return { code: compared.findings.some(isBreaking) ? 1 : 0, text: format(compared, settings) }
}

/** All zeros is how a push names the commit before a branch's first. */
const isNoCommit = (ref: string) => /^0+$/.test(ref)

function compareHistory(settings: Settings, ref: string | undefined): Outcome {
  const { root } = settings
  const refs = ref === undefined ? DEFAULT_REFS : [ref]
  const base = refs.map((ref) => findBase(root, ref)).find((commit) => commit !== undefined)
  if (base === undefined && ref !== undefined && !isNoCommit(ref)) {
    throw new CannotCompare(`${ref} is neither a commit nor a file`)
  }
  const old = base && fileAt(root, base, DOCUMENT)
  if (base === undefined || old === undefined) {
    return { code: 0, text: settings.form === 'json' ? '[]' : 'Nothing to compare with.' }
  }
  const name = `${DOCUMENT} at ${base.slice(0, 12)}`
  const compared = compare(parseDocument(old, name), readDocument(absolute(root, DOCUMENT)))
  if (!compared.findings.some(isBreaking)) return { code: 0, text: format(compared, settings) }
  const isAnnounced = saysMore(fileAt(root, base, CHANGELOG) ?? '', readText(absolute(root, CHANGELOG)))
  const rule = isAnnounced
    ? `${CHANGELOG} has a new line, so consumers can read of it.`
    : `${CHANGELOG} has no new line: write what breaks, and on which side.`
  return { code: isAnnounced ? 0 : 1, text: format(compared, settings, rule) }
}

function runOrThrow(args: readonly string[], root: string, cwd: string): Outcome {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      json: { type: 'boolean' },
      draft: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  })
  const settings: Settings = { root, form: values.json ? 'json' : values.draft ? 'draft' : 'report' }
  if (values.help) return { code: 0, text: USAGE }
  const [first, second] = positionals
  if (positionals.length > 2) throw new CannotCompare(USAGE)
  const fileOf = (name: string) => absolute(cwd, name)
  if (first !== undefined && second !== undefined)
    return compareFiles(settings, fileOf(first), fileOf(second))
  if (first !== undefined && existsSync(fileOf(first))) {
    return compareFiles(settings, fileOf(first), absolute(root, DOCUMENT))
  }
  return compareHistory(settings, first)
}

/** `root` is the repository, `cwd` where file names of the command line begin. Never throws. */
export function run(args: readonly string[], root: string, cwd: string): Outcome {
  try {
    return runOrThrow(args, root, cwd)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { code: 2, text: `contracts:diff: ${message}` }
  }
}
