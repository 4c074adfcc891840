import { accessSync, constants, mkdirSync } from 'node:fs'
import { checkUpstream } from './check-upstream.ts'
import { CheckDataSchema } from './options/data-file.ts'
import { help } from './options/help.ts'
import { type Command, parseOptions } from './options/parse-options.ts'
import { createRecorder } from './record/recorder.ts'
import { readBaseline, withBaseline } from './report/baseline.ts'
import { consoleReport } from './report/console-report.ts'
import type { Report } from './report/report.ts'
import { unwritable, writeReports } from './report/write-reports.ts'

const EXIT = { ok: 0, breaks: 1, usage: 2, 'nothing tested': 3, interrupted: 130 } as const

function usage(fault: string): never {
  process.stderr.write(`upstream-check: ${fault}\n`)
  process.exit(EXIT.usage)
}

/** The first Ctrl-C ends the check with what it has; the second ends it at once. */
function stopOnSignals(): AbortSignal {
  const stop = new AbortController()
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted)
    process.stderr.write('upstream-check: stopping; the report will say that it is partial\n')
    stop.abort()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return stop.signal
}

/** A folder that fixtures can be written to, found out before the first question is asked. */
function requireFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    usage(`--record ${folder}: cannot be written (${(error as { code?: string }).code ?? 'unknown'})`)
  }
}

async function run({ check, reports, baseline, record }: Command): Promise<void> {
  const fault = unwritable(reports)
  if (fault !== undefined) usage(fault)
  const before = baseline === undefined ? { known: new Set<string>() } : readBaseline(baseline)
  if ('fault' in before) usage(before.fault)
  if (record !== undefined) requireFolder(record)
  const recorder = createRecorder()
  const onExchange = record === undefined ? {} : { onExchange: recorder.note }
  const found = await checkUpstream({ ...check, ...onExchange, signal: stopOnSignals() })
  if (record !== undefined) recorder.write(record)
  const report = withBaseline(found, before.known)
  writeReports(report, reports)
  process.stdout.write(consoleReport(report))
  if (report.reason !== undefined)
    process.stderr.write(`upstream-check: ${check.baseUrl}: ${report.reason}\n`)
  process.exitCode = exitCode(report)
}

function exitCode({ isPartial, outcome }: Report): number {
  return isPartial ? EXIT.interrupted : EXIT[outcome]
}

const parsed = parseOptions(process.argv.slice(2).filter((word) => word !== '--'))
if (parsed.kind === 'help') process.stdout.write(help)
else if (parsed.kind === 'schema') process.stdout.write(`${JSON.stringify(CheckDataSchema, null, 2)}\n`)
else if (parsed.kind === 'wrong') usage(`${parsed.fault}; --help says how`)
else await run(parsed.command)
