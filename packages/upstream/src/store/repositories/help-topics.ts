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
      const popular = rows.flatMap(({ id, popular_position: at }) => (at === null ? [] : [{ id, at }]))
      return {
        groups,
        questions: rows.map(({ id, type, question, answer }) => ({ id, type, question, answer })),
        popularIds: popular.sort((a, b) => a.at - b.at).map(({ id }) => id),
      }
    },
  }
}
