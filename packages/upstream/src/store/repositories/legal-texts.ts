import type { LegalText } from '../../domain/catalogue.ts'
import type { Connection } from '../database/database.ts'

export function legalTextRepository(connection: Connection) {
  return {
    /** Every legal text, in the catalogue's order. */
    list: async (): Promise<LegalText[]> => {
      const rows = await connection.selectFrom('legal_texts').selectAll().orderBy('position').execute()
      return rows.map(({ type, title, updated_at, body }) => ({
        type,
        title,
        body,
        updatedAt: updated_at.toISOString(),
      }))
    },
  }
}
