/** The server takes words of 100 characters. */
export const LONGEST_WORDS = 100

/** How many answers stand on a page of results; a group's are together, so that each can be linked to. */
const RESULTS = 15
const WHOLE_GROUP = 100

/** What an address of the help topics asks for. */
export type HelpQuestion = {
  type: string
  /** What the visitor searches for, never longer than the server takes; empty in a group. */
  words: string
  page: number
  size: number
}

/**
 * Reads `/help-topics/category/{type}?wd=…&page=…`. Whatever a visitor puts there becomes a question that the server
 * understands: words are cut between two characters, a page that is no number is the first.
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
