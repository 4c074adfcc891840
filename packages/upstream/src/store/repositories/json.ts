/** Kysely wants the column's type, the driver wants text; the database parses it again. */
export function json<T>(value: T): T {
  return JSON.stringify(value) as T
}
