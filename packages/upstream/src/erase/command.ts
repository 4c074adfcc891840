import { readFileSync } from 'node:fs'
import { type Erased, erasePerson, previewErasure } from '../retention/erase-person.ts'
import type { RetentionDeps } from '../retention/in-batches.ts'
import { replayErasures } from '../retention/replay-erasures.ts'
import { StoreError } from '../store/database/store-error.ts'
import { Fault } from '../terminal/fault.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { readJournal, writeJournal } from './journal.ts'
import { onDatabase } from './on-database.ts'
import { type Options, parseOptions, usage } from './options.ts'
import { report } from './report.ts'

export const EXIT = { done: 0, fault: 1, usage: 2, nothing: 3, open: 4 } as const

/** Runs the command as it was typed. @param open opens the database; a test may share one @returns its exit code */
export async function runErase(
  words: readonly string[],
  terminal: Terminal,
  open: typeof onDatabase = onDatabase,
): Promise<number> {
  const options = parseOptions(words)
  if (options.kind === 'wrong') {
    terminal.err(`erase: ${options.fault}; --help says how\n`)
    return EXIT.usage
  }
  if (options.kind === 'help') {
    terminal.out(usage)
    return EXIT.done
  }
  try {
    const job = async (deps: RetentionDeps) => await work(deps, options, terminal)
    return await open(terminal, job, options.kind === 'replay')
  } catch (error) {
    if (!(error instanceof Fault || error instanceof StoreError)) throw error
    terminal.err(`erase: ${error.message}\n`)
    return EXIT.fault
  }
}

async function work(
  deps: RetentionDeps,
  options: Exclude<Options, { kind: 'help' | 'wrong' }>,
  { out }: Terminal,
): Promise<number> {
  if (options.kind === 'journal') {
    out(writeJournal(await deps.store.read.erasures.list()))
    return EXIT.done
  }
  if (options.kind === 'replay') {
    const erasures = journalOf(options.file)
    const erased = await replayErasures(deps, erasures)
    out(`Erasures in the journal: ${erasures.length}\nPeople found and erased again: ${erased}\n`)
    return EXIT.done
  }
  const { email, isSure } = options
  if (isNothing(await previewErasure(deps, email))) {
    out('Nothing is stored of this person.\n')
    return EXIT.nothing
  }
  const erased = isSure ? await erasePerson(deps, email) : await previewErasure(deps, email)
  out(report(erased, isSure))
  return erased.open.length > 0 ? EXIT.open : EXIT.done
}

function isNothing({ hasAccount, emptied, open, forms }: Erased): boolean {
  return !hasAccount && emptied.length + open.length + forms.length === 0
}

function journalOf(file: string) {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Fault(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  const read = readJournal(text)
  if ('fault' in read) throw new Fault(`${file}: ${read.fault}; nothing was changed`)
  return read.erasures
}
