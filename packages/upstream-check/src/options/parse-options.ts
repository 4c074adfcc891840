import { parseArgs } from 'node:util'
import { allCalls, readStates, splitList, type UpstreamStates } from '@layover/contracts'
import { closest } from 'fastest-levenshtein'
import { allLevels, type Level } from '../report/report.ts'
import type { CheckOptions } from '../run/options.ts'
import { type OtherContract, readContractFile } from './contract-file.ts'
import { readDataFile } from './data-file.ts'
import { readHeaders } from './read-headers.ts'
import { readTrust } from './read-trust.ts'

/** The destinations of reports. */
export interface Destinations {
  readonly junit?: string
  readonly html?: string
  readonly json?: string
  readonly markdown?: string
}

/** A valid command line. */
export interface Command {
  readonly check: CheckOptions
  readonly reports: Destinations
  readonly baseline?: string
  readonly record?: string
  /** Whether the differences are also printed as annotations of GitHub Actions. */
  readonly annotates: boolean
}

type Parsed =
  | { readonly kind: 'run'; readonly command: Command }
  | { readonly kind: 'help' }
  | { readonly kind: 'schema' }
  | { readonly kind: 'version' }
  | { readonly kind: 'wrong'; readonly fault: string }

/** A wrong word on the command line; its message is the line for the user. */
class WrongOption extends Error {}

const spec = {
  'base-url': { type: 'string' },
  header: { type: 'string', multiple: true },
  calls: { type: 'string' },
  require: { type: 'string' },
  data: { type: 'string' },
  contract: { type: 'string' },
  success: { type: 'string' },
  writes: { type: 'boolean' },
  levels: { type: 'string' },
  fuzz: { type: 'string' },
  seed: { type: 'string' },
  patience: { type: 'string' },
  report: { type: 'string', multiple: true },
  baseline: { type: 'string' },
  record: { type: 'string' },
  annotations: { type: 'boolean' },
  ca: { type: 'string' },
  insecure: { type: 'boolean' },
  'data-schema': { type: 'boolean' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

const OPTIONS = ['-h', ...Object.keys(spec).map((name) => `--${name}`)]

/** Reads a command line. A fault is one line, and repeats no value of a header. */
export function parseOptions(args: readonly string[]): Parsed {
  try {
    // `--report junit=a html=b` names several at once, as lists of files are often written.
    const { values, positionals } = parseArgs({
      args: [...args],
      options: spec,
      allowPositionals: true,
      strict: true,
    })
    if (values.help) return { kind: 'help' }
    if (values['data-schema']) return { kind: 'schema' }
    if (values.version) return { kind: 'version' }
    const { 'base-url': baseUrl, ca, insecure } = values
    const tls = readTrust({ ca, insecure }, wrong)
    const reports = readReports(values.report ?? [], positionals)
    const check: CheckOptions = {
      baseUrl: readBaseUrl(baseUrl),
      headers: readHeaders(values.header ?? [], wrong),
      writes: values.writes === true,
      fuzz: readNumber('--fuzz', values.fuzz, 0),
      seed: readNumber('--seed', values.seed, 1),
      deadlineFactor: readFactor(values.patience),
      ...(values.calls !== undefined && { calls: readCalls('--calls', values.calls) }),
      ...(values.require !== undefined && { require: readRequired(values.require) }),
      ...(values.levels !== undefined && { levels: readLevels(values.levels) }),
      ...(values.data !== undefined && { data: readData(values.data) }),
      ...(values.contract !== undefined && { contract: readContract(values.contract) }),
      ...(values.success !== undefined && { states: readSuccess(values.success) }),
      ...(tls && { tls }),
    }
    checkRequired(check)
    const { baseline, record } = values
    const files = { ...(baseline !== undefined && { baseline }), ...(record !== undefined && { record }) }
    return { kind: 'run', command: { check, reports, ...files, annotates: values.annotations === true } }
  } catch (error) {
    if (error instanceof WrongOption) return { kind: 'wrong', fault: error.message }
    if (!(error instanceof TypeError)) throw error
    return { kind: 'wrong', fault: firstSentence(error.message) }
  }
}

/** Node explains a wrong word in several sentences and lines, and repeats a value that looks like an option. */
function firstSentence(message: string): string {
  const [, unknown] = /^Unknown option '(.*?)'/s.exec(message) ?? []
  if (unknown !== undefined) {
    return `there is no such option; did you mean ${closest(unknown, OPTIONS)}? Quote a value with blanks`
  }
  const [, option] = /^Option '(--[a-z-]+)' argument is ambiguous/.exec(message) ?? []
  if (option !== undefined) return `${option} needs a value, and one that begins with no dash`
  return message.split(/\.\s/)[0] ?? message
}

function wrong(fault: string): never {
  throw new WrongOption(fault)
}

function readBaseUrl(text: string | undefined): string {
  if (text === undefined) return wrong('--base-url is needed: the address of the upstream to check')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    return wrong('--base-url is no http or https address')
  if (url.username !== '' || url.search !== '' || url.hash !== '') {
    return wrong('--base-url holds an address alone: credentials go into --header')
  }
  return text
}

function readContract(path: string): OtherContract {
  const read = readContractFile(path)
  return 'fault' in read ? wrong(read.fault) : read
}

function readSuccess(text: string): UpstreamStates {
  const { states, faults } = readStates(splitList(text), allCalls)
  return faults.length === 0 ? states : wrong(`--success: ${faults.join('; ')}`)
}

function readRequired(text: string): string[] | 'all' {
  return text === 'all' ? text : readCalls('--require', text)
}

/** A call that is not looked at can never be tested. */
function checkRequired({ calls, require }: CheckOptions): void {
  if (calls === undefined || require === undefined || require === 'all') return
  const left = require.filter((id) => !calls.includes(id))
  if (left.length > 0) wrong(`--require names ${left.join(', ')}, which --calls leaves out`)
}

function readCalls(option: string, text: string): string[] {
  const ids = allCalls.map(({ id }) => id)
  const named = splitList(text)
  const unknown = named.find((id) => !ids.includes(id))
  if (unknown !== undefined) return wrong(`${option}: there is no call ${unknown}${nearest(unknown, ids)}`)
  return named.length === 0 ? wrong(`${option} names no call`) : named
}

function nearest(word: string, ids: readonly string[]): string {
  const name = word.toLowerCase().replaceAll('/', '.').replace(/^\./, '')
  const whole = ids.find((id) => id.toLowerCase().endsWith(`.${name}`))
  return `; did you mean ${whole ?? closest(name, [...ids])}?`
}

function readLevels(text: string): Level[] {
  const levels = splitList(text).map(
    (word) =>
      allLevels.find((level) => level === word.toUpperCase()) ??
      wrong(`--levels: there is no level ${word}; there are ${allLevels.join(', ')}`),
  )
  return levels.length === 0 ? wrong('--levels names no level') : levels
}

function readNumber(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  return /^\d{1,6}$/.test(text) ? Number(text) : wrong(`${option} takes a whole number from 0 to 999999`)
}

function readFactor(text: string | undefined): number {
  if (text === undefined) return 1
  return /^(?:[1-9]\d?|100)$/.test(text)
    ? Number(text)
    : wrong('--patience takes a whole number from 1 to 100')
}

function readData(path: string) {
  const read = readDataFile(path)
  return 'fault' in read ? wrong(read.fault) : read.data
}

const REPORT = /^(junit|html|json|markdown)=(.+)$/

/** @param further words that belong to no option: one may be a part of a header without quotation marks, so none is repeated */
function readReports(named: readonly string[], further: readonly string[]): Destinations {
  const areReports = named.length > 0 && further.every((word) => REPORT.test(word))
  if (further.length > 0 && !areReports)
    return wrong(
      'a word belongs to no option: name the upstream by --base-url, and quote a value with blanks',
    )
  const reports: Record<string, string> = {}
  for (const word of [...named.flatMap((each) => each.split(/\s+/)), ...further]) {
    const [, kind, path] = REPORT.exec(word) ?? []
    if (kind === undefined || path === undefined)
      return wrong(`--report takes junit=file, html=file, json=file and markdown=file, not ${word}`)
    reports[kind] = path
  }
  return reports
}
