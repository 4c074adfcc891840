import { accessSync, constants, mkdirSync } from 'node:fs'
import { checkUpstream, type Exchanged } from './check-upstream.ts'
import { CheckDataSchema } from './options/data-file.ts'
import { help } from './options/help.ts'
import { type Command, parseOptions } from './options/parse-options.ts'
import { createRecorder } from './record/recorder.ts'
import { annotations } from './report/annotations.ts'
import { readBaseline, withBaseline } from './report/baseline.ts'
import { consoleReport } from './report/console-report.ts'
import { contract, contractText } from './report/contract.ts'
import { createProgress } from './report/progress.ts'
import type { Report } from './report/report.ts'
import { faultsOf, unwritable, writeReports } from './report/write-reports.ts'

export const EXIT = {
  ok: 0,
  breaks: 1,
  incomplete: 1,
  usage: 2,
  'nothing tested': 3,
  interrupted: 130,
} as const

/** The streams and signals of the process that runs the command. */
interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Called once the check begins. Its abort ends the check with the results so far. */
  readonly stopSignal: () => AbortSignal
  /** Calls back now and then while the check runs. @returns ends it */
  readonly nowAndThen: (tell: () => void) => () => void
}

/** Runs the command as it was typed. @returns its exit code */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = parseOptions(words.filter((word) => word !== '--'))
  if (parsed.kind === 'help') terminal.out(help)
  else if (parsed.kind === 'schema') terminal.out(`${JSON.stringify(CheckDataSchema, null, 2)}\n`)
  else if (parsed.kind === 'version') terminal.out(`${contractText(contract)}\n`)
  else if (parsed.kind === 'wrong') return usage(`${parsed.fault}; --help shows how`, terminal)
  else return await run(parsed.command, terminal)
  return EXIT.ok
}

function usage(fault: string, { err }: Terminal): number {
  err(`upstream-check: ${fault}\n`)
  return EXIT.usage
}

/** Makes a folder and tests, before the first request, that fixtures can be written into it. @returns a line if not */
function unusable(folder: string): string[] {
  return faultsOf(`--record ${folder}`, () => {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  })
}

async function run(
  { check, reports, baseline, record, annotates }: Command,
  terminal: Terminal,
): Promise<number> {
  const known = baseline === undefined ? () => undefined : readBaseline(baseline, new Date())
  if ('fault' in known) return usage(known.fault, terminal)
  const [fault] = [...unwritable(reports), ...(record === undefined ? [] : unusable(record))]
  if (fault !== undefined) return usage(fault, terminal)
  const recorder = createRecorder(check.states)
  const progress = createProgress()
  const onExchange = (exchange: Exchanged) => {
    progress.note(exchange)
    if (record !== undefined) recorder.note(exchange)
  }
  const end = terminal.nowAndThen(() => terminal.err(`upstream-check: ${progress.text()}\n`))
  const found = await checkUpstream({ ...check, onExchange, signal: terminal.stopSignal() })
  end()
  const recorded = record === undefined ? [] : faultsOf(`--record ${record}`, () => recorder.write(record))
  const report = withBaseline(found, known)
  const faults = [...recorded, ...writeReports(report, reports)]
  terminal.out(consoleReport(report))
  if (annotates) terminal.out(annotations(report))
  if (report.reason !== undefined) terminal.err(`upstream-check: ${check.baseUrl}: ${report.reason}\n`)
  for (const each of faults) terminal.err(`upstream-check: ${each}\n`)
  return exitCode(report) || (faults.length > 0 ? EXIT.incomplete : EXIT.ok)
}

function exitCode({ isPartial, outcome }: Report): number {
  return isPartial ? EXIT.interrupted : EXIT[outcome]
}
