/**
 * `pnpm soak [restart|faults|redis|shop|releases|observe] [--minutes n] [--visitors n] [--pictures folder]`: long runs against
 * real servers on this machine, each of which ends with 1 where a promise is broken. Without a name all of them run.
 */
import { availableParallelism, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build, install, requireNode } from '@layover/toolchain/prepare'
import { fail, progress } from '@layover/toolchain/print'
import { openRunFolder } from '@layover/toolchain/run-folder'
import type { SoakSize } from './crowd.ts'
import { providerFaults } from './faults/provider-faults.ts'
import { type Finding, findingsTable } from './findings.ts'
import { observe } from './observe/observe.ts'
import { redisLoss } from './redis-loss.ts'
import { twoReleases } from './releases/two-releases.ts'
import { rollingRestart } from './rolling-restart.ts'
import { wholeShop } from './whole-shop.ts'

const MOST = { minutes: 60, visitors: 500 }

interface Soak {
  /** The size without flags. */
  readonly size: SoakSize
  /** @param pictures folder for those of dashboards */
  readonly run: (size: SoakSize, pictures?: string) => Promise<Finding[]>
}

const SOAKS: Record<string, Soak> = {
  restart: { size: { minutes: 0.5, visitors: 12 }, run: rollingRestart },
  faults: { size: { minutes: 10, visitors: 24 }, run: providerFaults },
  redis: { size: { minutes: 1, visitors: 12 }, run: redisLoss },
  shop: { size: { minutes: 2, visitors: 16 }, run: wholeShop },
  releases: { size: { minutes: 2, visitors: 12 }, run: twoReleases },
  observe: { size: { minutes: 2, visitors: 4 }, run: observe },
}

function readArguments() {
  const { values, positionals } = parseArgs({
    options: { minutes: { type: 'string' }, visitors: { type: 'string' }, pictures: { type: 'string' } },
    allowPositionals: true,
    args: process.argv.slice(2).filter((word) => word !== '--'),
  })
  const unknown = positionals.find((word) => !(word in SOAKS))
  if (unknown !== undefined) fail(`There is no soak ${unknown}; there are ${Object.keys(SOAKS).join(', ')}.`)
  const { pictures, ...sizes } = values
  const size = Object.entries(sizes).map(([name, text]) => {
    const number = Number(text)
    const most = MOST[name as keyof typeof MOST]
    if (!(number > 0 && number <= most)) fail(`--${name} wants a number up to ${most}, not ${text}.`)
    return [name, number] as const
  })
  return {
    words: positionals.length > 0 ? positionals : Object.keys(SOAKS),
    changes: Object.fromEntries(size) as Partial<SoakSize>,
    // pnpm runs this in the member's folder, and says where it was called.
    pictures: pictures === undefined ? undefined : resolve(process.env.INIT_CWD ?? '', pictures),
  }
}

requireNode()
openRunFolder()
const { words, changes, pictures } = readArguments()
await install()
await build()
let broken = 0
for (const word of words) {
  const soak = SOAKS[word]
  if (soak === undefined) continue
  const findings = await soak.run({ ...soak.size, ...changes }, pictures)
  broken += findings.filter(({ isKept }) => !isKept).length
  console.log(
    `soak ${word}, load of this machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`,
  )
  console.log(`${findingsTable(findings)}\n`)
}
progress(broken === 0 ? 'Every promise was kept.' : `${broken} findings are not as promised.`)
process.exit(broken === 0 ? 0 : 1)
