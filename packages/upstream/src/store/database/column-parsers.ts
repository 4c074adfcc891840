import pg from 'pg'

const int8 = 20
const date = 1082

/** A bigint column holds minor units, which stay within the safe integers; anything else is a bug. */
function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond the safe integers`)
  return value
}

/** Parses columns: bigint to a number, date to the text YYYY-MM-DD (pg's Date would depend on the server's zone). */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === int8) return safeInteger
    if (oid === date) return (text: string) => text
    return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')
  },
}
