import pg from 'pg'
import { reach } from './hold.ts'

/**
 * `before query …` and `after query …` for every statement of the database driver: with each `insert into "table"` that it
 * contains, else with its own text.
 */
const { query } = pg.Client.prototype

type Statement = string | { readonly text: string }

function namesOf(statement: Statement): readonly string[] {
  const text = typeof statement === 'string' ? statement : statement.text
  return text.match(/insert into "\w+"/g) ?? [text]
}

async function held(this: pg.Client, ...args: unknown[]): Promise<unknown> {
  const names = namesOf(args[0] as Statement)
  for (const name of names) await reach(`before query ${name}`)
  const result = await Reflect.apply(query, this, args)
  for (const name of names) await reach(`after query ${name}`)
  return result
}

/** A call with a callback is the pool's own; statements of the server return promises. */
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const hasCallback = typeof args.at(-1) === 'function'
  return Reflect.apply(hasCallback ? query : held, this, args)
} as typeof query
