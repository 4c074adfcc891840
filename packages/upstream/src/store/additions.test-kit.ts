import type { SchemaShape } from './schema-shape.test-kit.ts'

/** Tables whose rows no release ever deletes, so that a reference to them hinders none. */
const KEPT = new Set(['orders'])

type Column = SchemaShape['columns'][number]
type Constraint = SchemaShape['constraints'][number]

interface Shapes {
  readonly before: SchemaShape
  readonly after: SchemaShape
}

const fullName = ({ table, name }: { table: string; name: string }) => `${table}.${name}`
const byName = <T extends { table: string; name: string }>(all: readonly T[]) =>
  new Map(all.map((each) => [fullName(each), each]))

/** What a migration does that older releases cannot live with, in words; nothing where it only adds (P590). */
export function harmsOf(text: string, shapes: Shapes): string[] {
  return [
    ...harmsOfColumns(shapes),
    ...harmsOfConstraints(shapes),
    ...shapes.after.actors
      .filter((actor) => !shapes.before.actors.includes(actor))
      .map((actor) => `makes ${actor}, which acts on what they write`),
    ...harmsOfStatements(text, shapes),
  ]
}

const tablesOf = ({ columns }: SchemaShape) => new Set(columns.map(({ table }) => table))

function harmsOfColumns({ before, after }: Shapes): string[] {
  const tables = tablesOf(before)
  const [earlier, later] = [byName(before.columns), byName(after.columns)]
  const kept = before.columns.flatMap((column) => {
    const now = later.get(fullName(column))
    return now === undefined ? [`takes ${fullName(column)} away`] : changesOf(column, now)
  })
  const added = after.columns
    .filter((column) => tables.has(column.table) && !earlier.has(fullName(column)))
    .filter(({ isNullable, filledBy }) => !isNullable && filledBy === null)
    .map((column) => `demands ${fullName(column)}, which they do not write`)
  return [...kept, ...added]
}

function changesOf(column: Column, now: Column): string[] {
  const name = fullName(column)
  return [
    ...(column.type === now.type ? [] : [`changes the type of ${name}`]),
    ...(column.isNullable && !now.isNullable ? [`demands ${name}`] : []),
    ...(!column.isNullable && now.isNullable ? [`allows null in ${name}, which they do not expect`] : []),
    ...(column.filledBy === now.filledBy ? [] : [`changes the default of ${name}`]),
  ]
}

function harmsOfConstraints({ before, after }: Shapes): string[] {
  const tables = tablesOf(before)
  const [earlier, later] = [byName(before.constraints), byName(after.constraints)]
  const changed = before.constraints
    .filter((each) => later.get(fullName(each))?.definition !== each.definition)
    .map((each) => `takes ${fullName(each)} away, so that values appear which they do not know`)
  const isNew = columnsAddedTo(before)
  const added = after.constraints.filter((each) => !earlier.has(fullName(each)))
  const tightening = added
    .filter(({ table }) => tables.has(table))
    .filter((each) => !(each.kind === 'unique' ? isOfNulls(each, after, isNew) : isOfAll(each, isNew)))
    .map((each) => `bounds what they write: ${fullName(each)}`)
  const holding = added
    .filter(
      ({ target, letsDelete }) => target !== null && tables.has(target) && !KEPT.has(target) && !letsDelete,
    )
    .map((each) => `keeps them from deleting rows of ${each.target}: ${fullName(each)}`)
  return [...changed, ...tightening, ...holding]
}

type IsNew = (table: string, column: string) => boolean

function columnsAddedTo(before: SchemaShape): IsNew {
  const names = new Set(before.columns.map(fullName))
  return (table, name) => !names.has(fullName({ table, name }))
}

const isOfAll = ({ table, columns }: Constraint, isNew: IsNew) =>
  columns.length > 0 && columns.every((column) => isNew(table, column))

/** Whether every row that older releases write has a null in it, and so is unlike any other. */
function isOfNulls({ table, columns, definition }: Constraint, after: SchemaShape, isNew: IsNew): boolean {
  if (/nulls not distinct|primary key|exclude/i.test(definition)) return false
  const all = byName(after.columns)
  return columns.some((name) => {
    const column = all.get(fullName({ table, name }))
    return isNew(table, name) && column?.isNullable === true && column.filledBy === null
  })
}

/** What it does to columns and constraints, the catalogues show. */
const MAKES =
  /^(create (table|(unique )?index|view|sequence|statistics)|alter table \w+ (add|alter|drop|rename)|comment on)\b(?!.*row level)/
const FILLS = /^(?:insert into|update) (\w+)(?: as \w+)?(?: set (\w+) = (?!.*, *\w+ *=))?/

/** Statements that change rows, or that the catalogues do not show. */
function harmsOfStatements(text: string, { before }: Shapes): string[] {
  const isNew = columnsAddedTo(before)
  const tables = tablesOf(before)
  return statementsOf(text)
    .filter((statement) => !MAKES.test(statement))
    .filter((statement) => {
      const [, table = '', column] = FILLS.exec(statement) ?? []
      return table === '' || (tables.has(table) && (column === undefined || !isNew(table, column)))
    })
    .map((statement) => `changes more than it adds: ${statement.slice(0, 60)}`)
}

/** In small letters, without comments and the content of texts. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'[^']*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
}
