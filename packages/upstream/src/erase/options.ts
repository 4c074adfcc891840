import { checkEmail } from '@layover/rules/email'
import { parseWords } from '../terminal/parse-words.ts'

export const usage = `Erases a person, or repeats erasures after a backup was restored.

  erase --email ADDRESS          shows what is stored of this person; nothing is changed
  erase --email ADDRESS --yes    erases it
  erase --journal                writes the journal of erasures: keyed hashes of addresses, and when
  erase --replay FILE            repeats the erasures of a journal on this database

It reads SIGNING_KEY, and DATABASE_URL or DATA_DIR, as the server does. Exit codes: 0 done; 1 the database or the
journal cannot be used; 2 wrong options; 3 nothing is stored of this person; 4 done, but for orders that are still
open: they follow by themselves.
`

/** What the command is to do. */
export type Options =
  | { readonly kind: 'help' }
  | { readonly kind: 'journal' }
  | { readonly kind: 'replay'; readonly file: string }
  | { readonly kind: 'email'; readonly email: string; readonly isSure: boolean }
  | { readonly kind: 'wrong'; readonly fault: string }

/** Reads the words behind the command's name. */
export function parseOptions(words: readonly string[]): Options {
  try {
    const { values } = parseWords(words, {
      options: {
        email: { type: 'string' },
        yes: { type: 'boolean', default: false },
        journal: { type: 'boolean', default: false },
        replay: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    })
    return chosen(values)
  } catch (error) {
    return { kind: 'wrong', fault: error instanceof Error ? error.message : String(error) }
  }
}

interface Given {
  readonly email?: string | undefined
  readonly yes: boolean
  readonly journal: boolean
  readonly replay?: string | undefined
  readonly help: boolean
}

function chosen({ email, yes, journal, replay, help }: Given): Options {
  if (help) return { kind: 'help' }
  const count = [email !== undefined, journal, replay !== undefined].filter(Boolean).length
  if (count !== 1) return { kind: 'wrong', fault: 'expected one of --email, --journal and --replay' }
  if (yes && email === undefined) return { kind: 'wrong', fault: '--yes belongs to --email' }
  if (replay !== undefined) return { kind: 'replay', file: replay }
  if (email === undefined) return { kind: 'journal' }
  const checked = checkEmail(email)
  if (!checked.ok) return { kind: 'wrong', fault: '--email: expected an email address' }
  return { kind: 'email', email: checked.value.toLowerCase(), isSure: yes }
}
