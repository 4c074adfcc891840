import type { HelpTopics } from '../../domain/catalogue.ts'
import type { Connection } from '../database/database.ts'

export function helpTopicRepository(connection: Connection) {
  return {
    /** All help topics, in the catalogue's order. */
    read: async (): Promise<HelpTopics> => {
      const groups = await connection
        .selectFrom('help_groups')
        .select(['type', 'title'])
        .orderBy('position')
        .execute()
      const rows = await connection.selectFrom('help_questions').selectAll().orderBy('position').execute()
      const popular = await connection
        .selectFrom('help_questions')
        .select('id')
        .where('popular_position', 'is not', null)
        .orderBy('popular_position')
        .execute()
      return {
        groups,
        questions: rows.map(({ id, type, question, answer }) => ({ id, type, question, answer })),
        popularIds: popular.map(({ id }) => id),
      }
    },
  }
}
