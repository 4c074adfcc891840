/** The server accepts words of up to 100 characters. */
export const LONGEST_WORDS = 100

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
 * Reads `/help-topics/category/{type}?wd=…&page=…`. Any input becomes a query that the server accepts: words are cut
 * between two characters, and a page that is no number is the first.
 */
export function helpQuestion(type: string, query: URLSearchParams): HelpQuestion {
  const isSearch = type === 'search'
  const page = Number(query.get('page'))
  return {
    type,
    words: isSearch ? cutWords(query.get('wd') ?? '') : '',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    size: isSearch ? RESULTS : WHOLE_GROUP,
  }
}

function cutWords(words: string): string {
  const cut = words.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST_WORDS)
  return cut.replace(/[\uD800-\uDBFF]$/, '').trim()
}
