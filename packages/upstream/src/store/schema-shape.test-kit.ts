import { sql } from 'kysely'
import type { Connection } from './database/database.ts'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  /** An expression, or the word for an identity; null for none. */
  readonly filledBy: string | null
}

/** A check, a key, or an index that is unique. */
interface Constraint {
  readonly table: string
  readonly name: string
  readonly kind: 'check' | 'reference' | 'unique'
  readonly definition: string
  /** The columns that it speaks of; an expression has none. */
  readonly columns: readonly string[]
  /** The table that a reference leads to, and whether a row there may still be deleted. */
  readonly target: string | null
  readonly letsDelete: boolean
}

/** What older releases meet in a database: tables, what they may write, and what acts by itself. */
export interface SchemaShape {
  readonly columns: readonly Column[]
  readonly constraints: readonly Constraint[]
  /** Triggers, rules, policies and functions, by name. */
  readonly actors: readonly string[]
}

const COLUMNS = sql<Column>`
  select attrelid::regclass::text as "table", attname as name, format_type(atttypid, atttypmod) as type,
    not attnotnull as "isNullable", coalesce(pg_get_expr(adbin, adrelid), nullif(attidentity::text, '')) as "filledBy"
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`

const namesOf = (table: string, keys: string) =>
  sql.raw(`array(select attname::text from pg_attribute where attrelid = ${table} and attnum = any(${keys}))`)

const CONSTRAINTS = sql<Constraint>`
  select conrelid::regclass::text as "table", conname as name,
    case contype when 'c' then 'check' when 'f' then 'reference' else 'unique' end as kind,
    pg_get_constraintdef(oid) as definition, ${namesOf('conrelid', 'conkey')} as columns,
    nullif(confrelid, 0)::regclass::text as target, confdeltype in ('c', 'n') as "letsDelete"
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select indrelid::regclass::text, indexrelid::regclass::text, 'unique', pg_get_indexdef(indexrelid),
    ${namesOf('indrelid', 'indkey')}, null, false
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indisunique and relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid)`

const ACTORS = sql<{ name: string }>`
  select 'trigger ' || tgname as name from pg_trigger where not tgisinternal
  union all select 'rule ' || rulename from pg_rules where schemaname = 'public'
  union all select 'policy ' || policyname from pg_policies where schemaname = 'public'
  union all select 'function ' || proname from pg_proc where pronamespace = 'public'::regnamespace`

/** Reads it from PostgreSQL's own catalogues. */
export async function readShape(connection: Connection): Promise<SchemaShape> {
  const [columns, constraints, actors] = [
    await COLUMNS.execute(connection),
    await CONSTRAINTS.execute(connection),
    await ACTORS.execute(connection),
  ]
  return {
    columns: columns.rows,
    constraints: constraints.rows,
    actors: actors.rows.map(({ name }) => name),
  }
}
