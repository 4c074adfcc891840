/**
 * `pnpm soak [restart] [--minutes n]`: long runs against real servers on this machine, each of which keeps its promises or
 * ends with 1. Without a word all of them run.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { build, install, requireNode } from '@layover/toolchain/prepare'
import { fail, say } from '@layover/toolchain/print'
import { type Finding, findingsTable } from './findings.ts'
import { rollingRestart } from './rolling-restart.ts'

const MOST_MINUTES = 60

const SOAKS: Record<
  string,
  { readonly minutes: number; readonly run: (minutes: number) => Promise<Finding[]> }
> = {
  restart: { minutes: 0.5, run: rollingRestart },
}

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string' } },
    allowPositionals: true,
    args: process.argv.slice(2).filter((word) => word !== '--'),
  })
  const unknown = positionals.find((word) => !(word in SOAKS))
  if (unknown !== undefined) fail(`There is no soak ${unknown}; there are ${Object.keys(SOAKS).join(', ')}.`)
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes)
  if (minutes !== undefined && !(minutes > 0 && minutes <= MOST_MINUTES))
    fail(`--minutes wants a number up to ${MOST_MINUTES}, not ${values.minutes}.`)
  return { words: positionals.length > 0 ? positionals : Object.keys(SOAKS), minutes }
}

requireNode()
const { words, minutes } = readArguments()
await install()
await build()
let broken = 0
for (const word of words) {
  const soak = SOAKS[word]
  if (soak === undefined) continue
  const findings = await soak.run(minutes ?? soak.minutes)
  broken += findings.filter(({ isKept }) => !isKept).length
  console.log(
    `soak ${word}, load of this machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`,
  )
  console.log(`${findingsTable(findings)}\n`)
}
say(broken === 0 ? 'Every promise was kept.' : `${broken} findings are not as promised.`)
process.exit(broken === 0 ? 0 : 1)
