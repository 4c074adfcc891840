import { notFoundHead, unlistedHead } from '@layover/page-heads/fixed-pages'
import type { PageHead } from '@layover/page-heads/head'
import type { LinkedData } from '@layover/page-heads/linked-data'

/** What the first HTML says of one address. */
export interface PageView {
  readonly status: 200 | 404
  readonly head: PageHead
  readonly data: readonly LinkedData[]
  /** How long it may be kept, by the calls that it came from. */
  readonly ttlSeconds: number
}

/** A view that no call can change. */
export function fixedView(
  head: PageHead,
  data: readonly LinkedData[] = [],
  status: 200 | 404 = 200,
): PageView {
  return { status, head, data, ttlSeconds: Number.POSITIVE_INFINITY }
}

/** The shop's own not-found page (ruling 41). */
export const NOT_FOUND = fixedView(notFoundHead, [], 404)

/** Purchases, their results, an account's end: pages for one visitor alone. */
export const UNLISTED = fixedView(unlistedHead())

/** What is said of a page that nobody can tell anything about in time. */
export const PLAIN = fixedView({})
