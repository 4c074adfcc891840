import { allCalls, type StateName, type StateValueName, stateNames, stateValues } from '@layover/contracts'
import { gatewaySide, interactionsOf } from '../src/interactions.ts'

/** Writes the tables of the page for backend teams from the sources of the pact. */
export function withTables(page: string): string {
  const parts = { states: statesTable(), values: valuesTable(), additions: additionsList() }
  return Object.entries(parts).reduce((text, [name, part]) => fill(text, name, part), page)
}

function fill(page: string, name: string, part: string): string {
  const [start, end] = [`<!-- generated: ${name} -->\n`, '<!-- /generated -->']
  const from = page.indexOf(start)
  const to = page.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The page has no part "${name}".`)
  return page.slice(0, from + start.length) + part + page.slice(to)
}

const code = (text: string) => `\`${text}\``

function statesTable(): string {
  const interactions = interactionsOf(gatewaySide)
  const rows = (Object.keys(stateNames) as StateName[]).map((name) => {
    const own = interactions.filter(({ given }) => given === name)
    const values = new Set(own.flatMap(({ ownData }) => Object.keys(ownData.params)))
    return [code(name), stateNames[name], String(own.length), [...values].sort().map(code).join(', ')]
  })
  return table(['state', 'what must be there', 'interactions', 'values'], rows)
}

/** Longer ones are ciphertexts, which mean nothing to a reader. */
const READABLE = 40

function valuesTable(): string {
  const rows = (Object.keys(stateValues) as StateValueName[]).map((name) => {
    const { example, holds, fields } = stateValues[name]
    const shown = example.length > READABLE ? 'in the file' : code(example)
    return [code(name), holds, shown, fields.map(code).join(', ')]
  })
  return table(['value', 'what must be true of it', 'the example', 'travels in'], rows)
}

function additionsList(): string {
  const additions = allCalls.filter(({ addition }) => addition)
  return additions.map(({ id, path, summary }) => `- ${code(path)} (${code(id)}): ${summary}.\n`).join('')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
