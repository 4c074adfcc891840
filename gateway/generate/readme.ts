import { readFile, writeFile } from 'node:fs/promises'
import { Environment } from '../src/config/environment.ts'

/** Writes the README's table of variables from the schema the server reads them by. */
const target = new URL('../README.md', import.meta.url)
const rows = Object.entries(Environment.properties).map(([name, schema]) => {
  const fallback = schema.default === undefined ? 'required' : schema.default && `\`${schema.default}\``
  return `| \`${name}\` | ${fallback} | ${schema.description} |`
})
const table = ['| variable | default | what it is |', '| --- | --- | --- |', ...rows].join('\n')
const text = await readFile(target, 'utf8')
await writeFile(target, text.replace(/\| variable[\s\S]*\n(?!\|)/, `${table}\n`))
