import { readFile, writeFile } from 'node:fs/promises'
import { Environment } from '../src/config/environment.ts'

/** Writes the README's table of variables from the schema of the environment. */
const target = new URL('../README.md', import.meta.url)
const cells = Object.entries(Environment.properties).map(([name, schema]) => {
  const fallback = schema.default === undefined ? 'required' : schema.default && `\`${schema.default}\``
  return [`\`${name}\``, fallback, schema.description ?? '']
})
const rows = [['variable', 'default', 'what it is'], ...cells]
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))

/** A row padded as the formatter pads it. */
function line(row: readonly string[]): string {
  return `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
}

const rule = widths.map((width) => '-'.repeat(width))
const table = [line(rows[0] ?? []), line(rule), ...rows.slice(1).map(line)].join('\n')
const text = await readFile(target, 'utf8')
await writeFile(target, text.replace(/\| variable[\s\S]*\n(?!\|)/, `${table}\n`))
