import { helpPath } from '@layover/page-heads/help'

export const HELP_PATH = '/help-topics/index'

/** Where a search goes; the input's name is the query's (`wd`, P19). */
export const HELP_SEARCH_PATH = helpPath('search')

/** An answer's own address: it opens there. */
export function answerPath({ type, id }: { type: string; id: string }): string {
  return `${helpPath(type)}#${id}`
}

/** A page of a list; the first has no number. */
export function pagePath(type: string, page: number, words = ''): string {
  const query = new URLSearchParams({ ...(words && { wd: words }), ...(page > 1 && { page: `${page}` }) })
  return query.size > 0 ? `${helpPath(type)}?${query}` : helpPath(type)
}
