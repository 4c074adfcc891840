import pg from 'pg'

type Settle = (error: Error | null, results: pg.QueryResult | pg.QueryResult[]) => void

/**
 * Sends the first statement of a transaction together with its beginning: a round trip fewer. PostgreSQL reads both to their one
 * end, so that it skips the statement where the transaction does not begin.
 *
 * @param begin the name of a statement that begins one, which this connection has prepared
 */
export async function queryAfter(
  begin: string,
  client: pg.PoolClient,
  config: pg.QueryConfig,
): Promise<pg.QueryResult> {
  return await new Promise((resolve, reject) => {
    const settle: Settle = (error, results) => {
      const last = Array.isArray(results) ? results.at(-1) : results
      if (last === undefined || error) reject(error ?? new Error('no result'))
      else resolve(last)
    }
    const query = new pg.Query({ ...config, queryMode: 'extended' } as pg.QueryConfig, settle as never)
    const submit = query.submit.bind(query)
    query.submit = (connection) => {
      connection.stream.cork()
      connection.bind({ statement: begin }, true)
      connection.execute(null, true)
      submit(connection)
      connection.stream.uncork()
    }
    client.query(query)
  })
}
