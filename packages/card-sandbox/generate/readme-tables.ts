import { lookupRefusals, refusedCards } from '../src/cards/refused-cards.ts'
import { outcomes } from '../src/cards/test-card.ts'
import { testCards } from '../src/cards/test-cards.ts'
import { productIdOf } from '../src/client/payment-products.ts'
import { environmentSchema } from '../src/config.ts'

/** Returns the README with its generated tables rendered from the code that they describe. */
export function withTables(readme: string): string {
  const tables = {
    configuration: configurationTable(),
    'test numbers': testNumberTable(),
    'refused numbers': refusedNumberTable(),
    products: productTable(),
  }
  return Object.entries(tables).reduce((text, [name, rows]) => fill(text, name, rows), readme)
}

function fill(readme: string, name: string, table: string): string {
  const [start, end] = [`<!-- generated: ${name} -->\n`, '<!-- /generated -->']
  const from = readme.indexOf(start)
  const to = readme.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The README has no part "${name}".`)
  return readme.slice(0, from + start.length) + table + readme.slice(to)
}

function configurationTable(): string {
  const rows = Object.entries(environmentSchema.properties).map(([name, schema]) => {
    const byDefault = schema.default === undefined ? 'none: required' : `\`${schema.default}\``
    return [`\`${name}\``, String(schema.description), String(schema.expected), byDefault]
  })
  return table(['variable', 'what it is', 'form', 'default'], rows)
}

function testNumberTable(): string {
  const rows = testCards.map(({ number, brand, outcome }) => {
    const { reasonCode, meaning } = outcomes[outcome]
    return [number, brand, meaning, reasonCode === undefined ? '' : `\`${reasonCode}\``]
  })
  return table(['number', 'brand', 'a payment is', '`reasonCode`'], rows)
}

function refusedNumberTable(): string {
  const rows = refusedCards.map(({ number, brand, refusal }) => [number, brand, lookupRefusals[refusal]])
  return table(['number', 'brand', 'looking its first digits up answers'], rows)
}

function productTable(): string {
  const brands = [...new Set(testCards.map(({ brand }) => brand))]
  const rows = brands.map((brand) => [brand, String(productIdOf(brand))])
  return table(['brand', 'product'], rows)
}

/** Renders a table with columns of even width, so that the formatter leaves it unchanged. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), name.length),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('')
}
