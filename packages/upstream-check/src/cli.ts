import { checkUpstream } from './check-upstream.ts'
import { help } from './options/help.ts'
import { type Command, parseOptions } from './options/parse-options.ts'
import { fixtureWriter } from './record/fixture-writer.ts'
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

function recorder(folder: string) {
  try {
    return fixtureWriter(folder)
  } catch (error) {
    return usage(`--record ${folder}: cannot be written (${(error as { code?: string }).code ?? 'unknown'})`)
  }
}

async function run({ check, reports, baseline, record }: Command): Promise<void> {
  const fault = unwritable(reports)
  if (fault !== undefined) usage(fault)
  const before = baseline === undefined ? { known: new Set<string>() } : readBaseline(baseline)
  if ('fault' in before) usage(before.fault)
  const onExchange = record === undefined ? {} : { onExchange: recorder(record) }
  const found = await checkUpstream({ ...check, ...onExchange, signal: stopOnSignals() })
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
else if (parsed.kind === 'wrong') usage(`${parsed.fault}; --help says how`)
else await run(parsed.command)
