import pg from 'pg'
import { reach } from './hold.ts'

/** `before query …` and `after query …`, with the statement's own text, for every statement of the database driver. */
const { query } = pg.Client.prototype

async function held(this: pg.Client, ...args: unknown[]): Promise<unknown> {
  const [text] = args
  await reach(`before query ${text}`)
  const result = await Reflect.apply(query, this, args)
  await reach(`after query ${text}`)
  return result
}

/** Callers with a callback are the pool's own; statements of the server return promises. */
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const isStatement = typeof args[0] === 'string' && typeof args.at(-1) !== 'function'
  return Reflect.apply(isStatement ? held : query, this, args)
} as typeof query
