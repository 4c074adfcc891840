import { helpPath } from '@layover/site/addresses'

/** An answer's own address: it opens there. */
export function answerPath({ type, id }: { type: string; id: string }): string {
  return `${helpPath(type)}#${id}`
}

/** A page of a list; the first has no number. */
export function pagePath(type: string, page: number, words = ''): string {
  const query = new URLSearchParams({ ...(words && { wd: words }), ...(page > 1 && { page: `${page}` }) })
  return query.size > 0 ? `${helpPath(type)}?${query}` : helpPath(type)
}
