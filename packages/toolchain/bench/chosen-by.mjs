import { fail } from '../src/print.mjs'

/**
 * The items that have the word of an environment variable in their name, or all where it is not set. Ends the command where
 * there is none.
 * @template {{ readonly name: string }} Item
 * @param {string} variable @param {readonly Item[]} items @returns {Item[]}
 */
export function chosenBy(variable, items) {
  const word = process.env[variable] ?? ''
  const chosen = items.filter(({ name }) => name.includes(word))
  if (chosen.length > 0) return chosen
  const names = [...new Set(items.map(({ name }) => name))].join('’, ‘')
  return fail(`${variable} wants a word of ‘${names}’, not ${word}.`)
}
