import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Connection } from './database.ts'

/** Stands for a value until a call names it. */
class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that every order needs. Its text is built by the first call alone: building it again takes the server as long as
 * sending it.
 *
 * @param names those of its values
 * @param build gets blanks in the place of values, so it may pass them on and not look at them
 */
export function builtOnce<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (connection: Connection, values: Values) => Compilable<Row>,
): (connection: Connection, values: Values) => Promise<QueryResult<Row>> {
  let built: CompiledQuery<Row> | undefined
  return async (connection, values) => {
    built ??= build(connection, blanks<Values>(names)).compile()
    const parameters = built.parameters.map((each) =>
      each instanceof Blank ? values[each.name as keyof Values] : each,
    )
    return await connection.executeQuery({ ...built, parameters })
  }
}

function blanks<Values extends object>(names: readonly string[]): Values {
  const blank = Object.fromEntries(names.map((name) => [name, new Blank(name)])) as Values
  return new Proxy(blank, {
    get: (target, name) => {
      if (name in target) return Reflect.get(target, name)
      throw new Error(`the statement does not name its value ${String(name)}`)
    },
  })
}
