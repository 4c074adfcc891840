import type { PageHead } from './head.ts'

/** For pages that are neither indexed nor shared: purchases, their results and deleted accounts. */
export function unlistedHead(title?: string): PageHead {
  return { ...(title !== undefined && { title }), isUnlisted: true }
}

/** For unknown addresses, and for places that no longer exist. */
export const notFoundHead = { title: 'Page not found', isUnlisted: true } as const satisfies PageHead
