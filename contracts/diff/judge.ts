import type { Change, Difference } from './difference.ts'

/** Where a schema stands: the shop writes requests and reads answers, the upstream the other way round. */
export type Place = 'request' | 'answer'

/** The side that a change breaks: the shop (any client of the gateway), an upstream, or both. */
type Who = 'shop' | 'upstream' | 'shop and upstream'

export interface Verdict {
  readonly verdict: 'breaking' | 'harmless'
  readonly who: Who | undefined
  /** Why, in a few words that end the row. */
  readonly why: string
}

const breaks = (who: Who, why: string): Verdict => ({ verdict: 'breaking', who, why })
const harmless = (why: string): Verdict => ({ verdict: 'harmless', who: undefined, why })

const KNOW_FIRST = 'an upstream must know it before the shop sends it'
const REFUSED = 'requests that were right are refused'
const REJECTED = 'answers that were right break the contract'
const UNREAD = 'readers meet values that the contract had excluded'

/** A stricter request refuses clients that send as before; a looser one refuses no client. */
const REQUEST: Record<Change, Verdict> = {
  narrower: breaks('shop', REFUSED),
  wider: harmless(KNOW_FIRST),
  other: breaks('shop and upstream', `${REFUSED}, and others come`),
  'optional property added': harmless(KNOW_FIRST),
  'required property added': breaks('shop', 'requests without it are refused'),
  'optional property removed': breaks('shop', 'requests that carry it are refused'),
  'required property removed': breaks(
    'shop and upstream',
    'requests that carry it are refused, and it comes no more',
  ),
  closed: breaks('shop', REFUSED),
  opened: harmless(KNOW_FIRST),
}

/** An answer that may hold more surprises its readers; one that must hold more is missing from an upstream. */
const ANSWER: Record<Change, Verdict> = {
  narrower: breaks('upstream', REJECTED),
  wider: breaks('shop', UNREAD),
  other: breaks('shop and upstream', `${REJECTED}, and ${UNREAD}`),
  'optional property added': harmless('readers that do not know it leave it'),
  'required property added': breaks('upstream', 'answers without it break the contract'),
  'optional property removed': breaks('shop', 'readers that show it find nothing'),
  'required property removed': breaks('shop', 'readers that count on it find nothing'),
  closed: harmless('undeclared properties are dropped on the way'),
  opened: harmless('readers ignore properties that they do not know'),
}

export function judge(place: Place, { change }: Difference): Verdict {
  return (place === 'request' ? REQUEST : ANSWER)[change]
}

export { breaks, harmless }
