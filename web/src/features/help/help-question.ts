import { searchWord } from '../../ui/form/search-word.ts'

/** The number of answers on a page of results. A group's answers share one page, so that each can be linked to. */
const RESULTS = 15
const WHOLE_GROUP = 100

/** The query of a help address. */
export type HelpQuestion = {
  type: string
  /** The searched words, cut to the server's limit; empty in a group. */
  words: string
  page: number
  size: number
}

/**
 * Reads `/help-topics/category/{type}?wd=…&page=…`. Any input becomes a query that the server accepts: words are
 * those of any search, and a page that is no number is the first.
 */
export function helpQuestion(type: string, query: URLSearchParams): HelpQuestion {
  const isSearch = type === 'search'
  const page = Number(query.get('page'))
  return {
    type,
    words: isSearch ? searchWord((query.get('wd') ?? '').replaceAll(/\s+/g, ' ')).trim() : '',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    size: isSearch ? RESULTS : WHOLE_GROUP,
  }
}
