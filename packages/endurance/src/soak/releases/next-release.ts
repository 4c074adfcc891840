import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from '@layover/toolchain/paths'

const UPSTREAM = join(ROOT, 'packages/upstream')
const MIGRATIONS = 'src/store/migrations'

/** The next release differs from this one by a migration, and by code that writes what it adds. */
export interface Difference {
  /** The name of its migration. */
  readonly name: string
  readonly sql: string
  /** Texts of files in `store/repositories`, by the file's name, and what stands there instead. */
  readonly replaces: Readonly<Record<string, Replacements>>
}

type Replacements = readonly (readonly [text: string, by: string])[]

/** A column of orders, one of passes that may not be empty, and a table: each is written with the orders and passes themselves. */
export const ADDITIONS: Difference = {
  name: 'marks-of-the-next-release',
  sql: `-- older releases: read and write
alter table orders add column made_by text;
alter table passes add column seal text not null default 'none';
create table order_marks (order_no text primary key references orders (order_no), paid_by text not null);
create index orders_by_maker on orders (made_by);
`,
  replaces: {
    orders: [
      ['lead: json(lead),', "lead: json(lead), made_by: 'next',"],
      ['.columns(orderColumns)', ".columns([...orderColumns, 'made_by'])"],
      ['orderColumns.map(', "[...orderColumns, 'made_by'].map("],
      ["'idempotencyKey',", "$& 'made_by',"],
    ],
    'paid-orders': [
      ["'valid_from', 'valid_until']", "'valid_from', 'valid_until', 'seal']"],
      ['select number, pass.order_no, "position", name, valid_from, valid_until', `$&, 'next'`],
      [
        ".with('issued'",
        ".with('marked', (query) => query.insertInto('order_marks').columns(['order_no', 'paid_by']).expression(sql`select order_no, 'next' from paying`))$&",
      ],
    ],
  },
}

/** A migration after which the releases before it must not run. */
export const END_OF_THE_WAY_BACK: Difference = {
  name: 'end-of-the-way-back',
  sql: `-- older releases: refused, because a column of marks has another name
alter table order_marks rename column paid_by to marked_by;
`,
  replaces: {},
}

/**
 * The code of a file with these replacements.
 *
 * @throws where a text does not stand in it exactly once
 */
export function codeWith(code: string, replacements: Replacements): string {
  return replacements.reduce((before, [text, by]) => {
    if (before.split(text).length !== 2) throw new Error(`the code does not have this once: ${text}`)
    return before.replace(text, by)
  }, code)
}

const isOfTests = (path: string) => /\.test(-kit|-setup)?\.ts$/.test(path)

/**
 * Copies the built upstream of a folder, which thus becomes its next release, into a temporary folder that goes with this process.
 *
 * @returns the folder
 */
export function nextRelease(difference: Difference, before = UPSTREAM): string {
  const folder = mkdtempSync(join(tmpdir(), 'layover-next-release-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(before, folder, {
    recursive: true,
    filter: (path) => basename(path) !== 'node_modules' && !isOfTests(path),
  })
  symlinkSync(join(UPSTREAM, 'node_modules'), join(folder, 'node_modules'))
  const number = String(readdirSync(join(folder, MIGRATIONS)).length + 1).padStart(3, '0')
  writeFileSync(join(folder, MIGRATIONS, `${number}-${difference.name}.sql`), difference.sql)
  for (const [name, replacements] of Object.entries(difference.replaces)) {
    const file = join(folder, `dist/store/repositories/${name}.js`)
    writeFileSync(file, codeWith(readFileSync(file, 'utf8'), replacements))
  }
  return folder
}
