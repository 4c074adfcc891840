import type { HandlerDeps } from './deps.ts'
import { notAvailable } from './found.ts'
import type { HandlersOf } from './handler.ts'

/** Legal texts, in English whatever language is asked for. Help topics are not served yet. */
export function contentHandlers({ network }: Pick<HandlerDeps, 'network'>): HandlersOf<'content'> {
  return {
    getGroupFaqList: notAvailable,
    faqPage: notAvailable,
    popularFaq: notAvailable,
    getTcList: ({ type }) => network.legalTexts.filter((text) => type === undefined || text.type === type),
  }
}
