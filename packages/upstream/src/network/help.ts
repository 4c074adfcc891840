import { createHelpSearch, type HelpSearch } from '../catalogue/help/help-search.ts'
import type { HelpGroup, HelpQuestion, HelpTopics } from '../domain/catalogue.ts'

/** The help topics, indexed once at start. */
export interface Help {
  /** Groups with the number of their questions, in the order of the page. */
  readonly groups: readonly (HelpGroup & { readonly count: number })[]
  readonly questions: readonly HelpQuestion[]
  readonly popular: readonly HelpQuestion[]
  readonly search: HelpSearch
}

export function createHelp({ groups, questions, popularIds }: HelpTopics): Help {
  return {
    groups: groups.map((group) => ({
      ...group,
      count: questions.filter(({ type }) => type === group.type).length,
    })),
    questions,
    popular: popularIds.flatMap((id) => questions.find((each) => each.id === id) ?? []),
    search: createHelpSearch(questions),
  }
}
