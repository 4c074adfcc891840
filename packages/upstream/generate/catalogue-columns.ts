import { fillParts, table } from '@layover/server-kit/readme/tables'
import type { TObject } from '@sinclair/typebox'
import { NetworkFile } from '../src/catalogue-folder/tables/read-network.ts'
import { rowSchemas } from '../src/catalogue-folder/tables/read-tables.ts'

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

/** The JSON Schema of each table's rows and of network.json, by file name: a cell is the value that its text stands for. */
export function catalogueSchemas(): Map<string, string> {
  const schemas: readonly TObject[] = [...Object.values(rowSchemas), NetworkFile]
  return new Map(
    schemas.map((schema) => [
      `${schema.$id}.schema.json`,
      `${JSON.stringify({ $schema: DRAFT, ...schema }, undefined, 2)}\n`,
    ]),
  )
}

/** Returns the page with the columns of each table, rendered from the schemas. */
export function withColumns(page: string): string {
  const parts = Object.entries(rowSchemas).map(([file, schema]): [string, string] => [
    file,
    columnsOf(schema),
  ])
  return fillParts(page, { ...Object.fromEntries(parts), 'network.json': columnsOf(NetworkFile) })
}

function columnsOf(schema: TObject): string {
  const rows = Object.entries(schema.properties).map(([name, column]) => [
    `\`${name}\``,
    cell(column.description),
    cell(column.expected),
  ])
  return table(['column', 'what it is', 'form'], rows)
}

const cell = (text: unknown) => String(text).replaceAll('|', '\\|')
