import type { PageHead } from './head.ts'

/** For pages that no search engine lists and no link shares: purchases, results, an account's end. */
export function unlistedHead(title?: string): PageHead {
  return { ...(title !== undefined && { title }), isUnlisted: true }
}

/** For every address that the shop does not know, and for things that no longer exist. */
export const notFoundHead = { title: 'Page not found', isUnlisted: true } as const satisfies PageHead
