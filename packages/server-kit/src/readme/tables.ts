import type { Variables } from '../environment/variable.ts'

const END = '<!-- /generated -->'

/** The page with its generated parts replaced by these, each between `<!-- generated: name -->` and its end. */
export function fillParts(page: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((text, [name, part]) => {
    const start = `<!-- generated: ${name} -->\n`
    const from = text.indexOf(start)
    const to = text.indexOf(END, from)
    if (from < 0 || to < 0) throw new Error(`The page has no part "${name}".`)
    return text.slice(0, from + start.length) + part + text.slice(to)
  }, page)
}

/** Renders a table with columns of even width, so that the formatter leaves it unchanged. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_name, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('')
}

/** The variables of a server, as its README lists them. */
export function configurationTable(variables: Variables): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const missing = variable.isOptional ? 'none' : 'none: required'
    const fallback = variable.default === undefined ? missing : `\`${variable.default}\``
    return [`\`${name}\``, variable.description, variable.expected, fallback]
  })
  return table(['variable', 'what it is', 'form', 'default'], rows)
}
