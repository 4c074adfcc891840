import type { PageHead } from '@layover/site/heads/head'
import { notFoundHead, unlistedHead } from '@layover/site/heads/unlisted'
import type { LinkedData } from '@layover/site/linked-data/linked-data'

/** Facts by the names under which the build's page of that kind has places for them. */
interface FirstFacts {
  readonly kind: 'airport' | 'lounge'
  readonly facts: Readonly<Record<string, string>>
}

/** What the first HTML says of one address. */
export interface PageView {
  readonly status: 200 | 404
  readonly head: PageHead
  readonly data: readonly LinkedData[]
  /** What stands in the page's own place, where the build has such a page: its heading and main facts. */
  readonly first?: FirstFacts
  /** The provider names another agent for it: anybody can make up such an address, so it pushes out no page. */
  readonly isElsewhere?: boolean
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

/** The shop's own not-found page (P24). */
export const NOT_FOUND = fixedView(notFoundHead, [], 404)

/** Purchases, their results, an account's end: pages for one visitor alone. */
export const UNLISTED = fixedView(unlistedHead())

/** What is said of a page that nobody can tell anything about in time. */
export const PLAIN = fixedView({})
