import type { HandlerDeps } from './deps.ts'
import type { HandlersOf } from './handler.ts'

/** Help topics and legal texts, in English for every requested language. */
export function contentHandlers({ network }: Pick<HandlerDeps, 'network'>): HandlersOf<'content'> {
  const { help } = network
  return {
    getGroupFaqList: () => help.groups.map((group) => ({ ...group })),
    faqPage: ({ type, wd, page, size }) => {
      const found = wd === undefined ? help.questions : help.search(wd)
      const inGroup = found.filter((each) => type === undefined || each.type === type)
      return { total: inGroup.length, items: inGroup.slice((page - 1) * size, page * size) }
    },
    popularFaq: () => [...help.popular],
    getTcList: ({ type }) => network.legalTexts.filter((text) => type === undefined || text.type === type),
  }
}
