import { folderInTheWay, saveFiles } from '../catalogue-folder/files/save-folder.ts'
import { newFiles } from '../catalogue-folder/new-files.ts'
import { CatalogueMoved } from '../network/import-catalogue.ts'
import { FolderInUse } from '../store/database/open-pglite.ts'
import { StoreError } from '../store/database/store-error.ts'
import type { Store } from '../store/store.ts'
import { Fault } from '../terminal/fault.ts'
import { onStore } from '../terminal/on-store.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { readChecked } from './check-folder.ts'
import { EXIT } from './exit.ts'
import { exportTo } from './export-folder.ts'
import { writeHistory } from './history.ts'
import { importInto } from './import-folder.ts'
import { type Options, parseOptions, usage } from './options.ts'
import { countsOf } from './report.ts'

type Work = Exclude<Options, { kind: 'help' | 'wrong' }>

/** Opens the database for a job and closes it. */
type OnDatabase = (terminal: Terminal, job: (store: Store) => Promise<number>) => Promise<number>

/** Runs the command as it was typed. @param onDatabase a test may share a database @returns its exit code */
export async function runCatalogue(
  words: readonly string[],
  terminal: Terminal,
  onDatabase: OnDatabase = onOwnDatabase,
): Promise<number> {
  const options = parseOptions(words)
  if (options.kind === 'wrong') {
    terminal.err(`catalogue: ${options.fault}; --help says how\n`)
    return EXIT.usage
  }
  if (options.kind === 'help') {
    terminal.out(usage)
    return EXIT.done
  }
  try {
    return await work(options, terminal, onDatabase)
  } catch (error) {
    const message = oneLine(error)
    if (message === undefined) throw error
    terminal.err(`catalogue: ${message}\n`)
    return EXIT.fault
  }
}

async function work(options: Work, terminal: Terminal, onDatabase: OnDatabase): Promise<number> {
  if (options.kind === 'new') return writeNew(options.folder, terminal)
  if (options.kind === 'history')
    return await onDatabase(terminal, async (store) => await writeHistory(store, options.isJson, terminal))
  if (options.kind === 'export')
    return await onDatabase(terminal, async (store) => await exportTo(store, options, terminal))
  const catalogue = readChecked(options.folder, options.isJson, terminal)
  if (catalogue === undefined) return EXIT.faults
  if (options.kind === 'import')
    return await onDatabase(terminal, async (store) => await importInto(store, catalogue, options, terminal))
  terminal.out(
    options.isJson ? '{ "faults": [] }\n' : `${options.folder} has no fault: ${countsOf(catalogue)}.\n`,
  )
  return EXIT.done
}

function writeNew(folder: string, { out, err, now }: Terminal): number {
  const inTheWay = folderInTheWay(folder, false)
  if (inTheWay !== undefined) {
    err(`catalogue: ${inTheWay}\n`)
    return EXIT.usage
  }
  saveFiles(folder, newFiles(now()))
  out(`Wrote a catalogue to fill in to ${folder}; catalogue check ${folder} tells what is missing.\n`)
  return EXIT.done
}

const onOwnDatabase: OnDatabase = async (terminal, job) =>
  await onStore(terminal, {}, async ({ store }) => await job(store))

/** What an operator can mend, in one line; undefined for a fault of ours. */
function oneLine(error: unknown): string | undefined {
  if (error instanceof FolderInUse)
    return `${error.message}; stop the shop first, since such a database has one user (with PostgreSQL it runs on)`
  const isTold = error instanceof Fault || error instanceof StoreError || error instanceof CatalogueMoved
  if (isTold) return error.message
  return error instanceof Error && 'syscall' in error ? error.message : undefined
}
