import { discountCodes } from '../src/catalogue/sample/discount-codes.ts'
import { environmentSchema } from '../src/config.ts'
import { sampleAccounts } from '../src/states/sample-accounts.ts'

/** Returns the README with its generated tables rendered from the code that they describe. */
export function withTables(readme: string): string {
  const parts = {
    configuration: configurationTable(),
    'discount codes': discountTable(),
    'sample accounts': accountTable(),
  }
  return Object.entries(parts).reduce((text, [name, table]) => fill(text, name, table), readme)
}

function fill(readme: string, name: string, table: string): string {
  const [start, end] = [`<!-- generated: ${name} -->\n`, '<!-- /generated -->']
  const from = readme.indexOf(start)
  const to = readme.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The README has no part "${name}".`)
  return readme.slice(0, from + start.length) + table + readme.slice(to)
}

function configurationTable(): string {
  const required = new Set<string>(environmentSchema.required)
  const rows = Object.entries(environmentSchema.properties).map(([name, schema]) => {
    const missing = required.has(name) ? 'none: required' : 'none'
    const byDefault = schema.default === undefined ? missing : `\`${schema.default}\``
    return [`\`${name}\``, String(schema.description), String(schema.expected), byDefault]
  })
  return table(['variable', 'what it is', 'form', 'default'], rows)
}

function discountTable(): string {
  const rows = discountCodes().map(({ code, purpose, serviceTypes }) => [
    `\`${code}\``,
    purpose,
    serviceTypes.join(', '),
  ])
  return table(['code', 'what it shows', 'for'], rows)
}

function accountTable(): string {
  const rows = sampleAccounts.map(({ email, membershipNumber, password }) => [
    `\`${email}\``,
    `\`${membershipNumber}\``,
    `\`${password}\``,
  ])
  return table(['email', 'membership number', 'password'], rows)
}

/** Renders a table with columns of even width, so that the formatter leaves it unchanged. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_name, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('')
}
