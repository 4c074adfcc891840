import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Mutation } from './mutation.ts'
import { isGood } from './run/judge-mutation.ts'
import { page } from './run/page.ts'
import { openReference } from './run/reference.ts'
import { type Row, runMutations } from './run/run-mutations.ts'
import { withPact } from './run/run-pact.ts'
import { firstFinding, isGoodEnough, rowLine, summary, tally } from './run/table.ts'
import { allMutations } from './set/all-mutations.ts'
import { generatedMutations } from './set/from-schemas.ts'

const USAGE = `pnpm mutations [options]
  --all          every property of every answer dropped, retyped, nulled, renamed and beyond its limits
  --only text    mutations whose call, kind or name has this text
  --every n      one in n, from the k-th (--from k)
  --pact         the result of the Pact file alone beside each
  --page file    write the table as a Markdown page`

function options() {
  try {
    return parseArgs({
      args: process.argv.slice(2).filter((arg) => arg !== '--'),
      options: {
        all: { type: 'boolean' },
        pact: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        only: { type: 'string' },
        page: { type: 'string' },
        every: { type: 'string', default: '1' },
        from: { type: 'string', default: '0' },
      },
    }).values
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

type Options = Exclude<ReturnType<typeof options>, { fault: string }>

function chosen({ all, only, every, from }: Options): Mutation[] {
  const set = all ? generatedMutations() : allMutations
  return set
    .filter(({ call, kind, name }) => only === undefined || `${call} ${kind} ${name}`.includes(only))
    .filter((_mutation, index) => index % Number(every) === Number(from))
}

async function run(given: Options): Promise<readonly Row[]> {
  const mutations = chosen(given)
  console.log(`${mutations.length} mutations of the reference upstream`)
  const reference = await openReference()
  const rows = await runMutations(reference, mutations, (row) => console.log(rowLine(row)))
  await reference.close()
  return given.pact ? await withPact(rows, (row) => console.log(rowLine(row))) : rows
}

/** 0: found well enough; 1: not; 2: nothing to run. */
async function main(): Promise<number> {
  const given = options()
  if ('fault' in given || given.help) {
    console.log('fault' in given ? `${given.fault}\n${USAGE}` : USAGE)
    return 'fault' in given ? 2 : 0
  }
  const rows = await run(given)
  if (rows.length === 0) return 2
  console.log(`\n${summary(rows)}`)
  for (const row of rows.filter(({ result }) => !isGood(result) && result !== 'idle')) {
    console.log(`${row.result}: ${row.mutation.call}: ${row.mutation.name}: ${firstFinding(row)}`)
  }
  const idle = rows.filter(({ result }) => result === 'idle')
  if (idle.length > 0) console.log(`${idle.length} changed nothing that the upstream answers`)
  if (given.page !== undefined) writeFileSync(given.page, page(rows))
  return isGoodEnough(tally(rows)) ? 0 : 1
}

process.exitCode = await main()
