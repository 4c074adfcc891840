import { relative } from 'node:path'
import { ROOT } from './paths.mjs'
import { fail } from './print.mjs'

/** Ends a command that takes no words where it got one: `--help` asks for no half hour of tests. */
export function takeNoWords() {
  const [, program = '', word] = process.argv
  if (word === undefined) return
  fail(`Unknown word: ${word}. The head of ${relative(ROOT, program)} says what this command does.`)
}
