import { signFault } from '../catalogue-folder/cells/text-fault.ts'
import { parseWords } from '../terminal/parse-words.ts'

export const usage = `Moves the catalogue between a folder and the database.

  catalogue new FOLDER             writes a folder to fill in: the head of each table, and empty texts
  catalogue check FOLDER           tells every fault of a folder; needs no database
  catalogue import FOLDER          tells what would change, and changes nothing
  catalogue import FOLDER --yes --by NAME --note TEXT
                                   replaces the catalogue of the database by the folder's
  catalogue export FOLDER          writes the catalogue of the database to a new folder
  catalogue history                tells who imported what when

  --all                            tells every row that changes, and not a few of each kind
  --json                           writes faults, changes or history as JSON
  --replace                        lets an export replace the catalogue of a folder

It reads DATABASE_URL or DATA_DIR, as the server does. A database in DATA_DIR has one user: stop the shop first. With
PostgreSQL the shop runs on, and takes an import over within seconds. Exit codes: 0 done, or nothing to do; 1 the
database or the disk cannot be used; 2 wrong options; 3 the catalogue has faults, and nothing was written; 4 an import
would change something, and --yes is missing.
`

/** What the command is to do. */
export type Options =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly fault: string }
  | { readonly kind: 'new'; readonly folder: string }
  | { readonly kind: 'check'; readonly folder: string; readonly isJson: boolean }
  | { readonly kind: 'export'; readonly folder: string; readonly mayReplace: boolean }
  | { readonly kind: 'history'; readonly isJson: boolean }
  | ImportOptions

export interface ImportOptions {
  readonly kind: 'import'
  readonly folder: string
  readonly isJson: boolean
  readonly hasAll: boolean
  /** undefined: the import is only looked at. */
  readonly sure: { readonly by: string; readonly note: string } | undefined
}

/** The options that each verb takes, besides --help. */
const VERBS: Readonly<Record<string, readonly (keyof Given)[]>> = {
  new: [],
  check: ['json'],
  import: ['json', 'all', 'yes', 'by', 'note'],
  export: ['replace'],
  history: ['json'],
}
const LONGEST_NAME = 100
const LONGEST_NOTE = 500

interface Given {
  readonly yes?: boolean
  readonly by?: string
  readonly note?: string
  readonly all?: boolean
  readonly json?: boolean
  readonly replace?: boolean
  readonly help?: boolean
}

/** Reads the words behind the command's name. */
export function parseOptions(words: readonly string[]): Options {
  try {
    const { values, positionals } = parseWords(words, {
      allowPositionals: true,
      options: {
        yes: { type: 'boolean' },
        by: { type: 'string' },
        note: { type: 'string' },
        all: { type: 'boolean' },
        json: { type: 'boolean' },
        replace: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    return values.help ? { kind: 'help' } : chosen(values, positionals)
  } catch (error) {
    return { kind: 'wrong', fault: error instanceof Error ? error.message : String(error) }
  }
}

function chosen(values: Given, [verb = '', ...rest]: readonly string[]): Options {
  const allowed: readonly string[] | undefined = VERBS[verb]
  if (allowed === undefined) return wrong(`expected one of ${Object.keys(VERBS).join(', ')}`)
  const foreign = Object.keys(values).find((name) => !allowed.includes(name))
  if (foreign !== undefined) return wrong(`${verb} takes no --${foreign}`)
  const isJson = values.json ?? false
  if (verb === 'history')
    return rest.length === 0 ? { kind: 'history', isJson } : wrong('history takes no folder')
  const [folder] = rest
  if (folder === undefined || folder === '' || rest.length > 1) return wrong(`${verb}: expected one folder`)
  if (verb === 'new') return { kind: 'new', folder }
  if (verb === 'check') return { kind: 'check', folder, isJson }
  if (verb === 'export') return { kind: 'export', folder, mayReplace: values.replace ?? false }
  return importOf(folder, values)
}

function importOf(folder: string, { yes, by = '', note = '', all = false, json = false }: Given): Options {
  const options = { kind: 'import', folder, isJson: json, hasAll: all } as const
  const [name, text] = [by.trim(), note.trim()]
  if (!yes)
    return name === '' && text === ''
      ? { ...options, sure: undefined }
      : wrong('--by and --note belong to --yes')
  if (name === '' || name.length > LONGEST_NAME)
    return wrong(`--yes needs --by with who imports, in at most ${LONGEST_NAME} characters`)
  if (text === '' || text.length > LONGEST_NOTE)
    return wrong(`--yes needs --note with what changes and why, in at most ${LONGEST_NOTE} characters`)
  const fault = signFault(name) ?? signFault(text)
  if (fault !== undefined) return wrong(`--by or --note ${fault}`)
  return { ...options, sure: { by: name, note: text } }
}

function wrong(fault: string): Options {
  return { kind: 'wrong', fault }
}
