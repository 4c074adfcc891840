import type { Change, Difference } from './difference.ts'

/** Where a schema stands: the shop writes requests and reads answers, the upstream the other way round. */
export type Place = 'request' | 'answer'

/** Who breaks is who was built on the promise as it was: the shop (any client of the gateway), or an upstream. */
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
const UNKEPT = 'answers that kept the contract break it'
const UNREAD = 'readers meet what was promised not to come'

/** A request that asks for more turns away who asks as before; one that allows more turns nobody away. */
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

/** An answer that may be more surprises its readers; one that must be more is not what an upstream gives. */
const ANSWER: Record<Change, Verdict> = {
  narrower: breaks('upstream', UNKEPT),
  wider: breaks('shop', UNREAD),
  other: breaks('shop and upstream', `${UNKEPT}, and ${UNREAD}`),
  'optional property added': harmless('readers that do not know it leave it'),
  'required property added': breaks('upstream', 'answers without it break the contract'),
  'optional property removed': breaks('shop', 'readers that show it find nothing'),
  'required property removed': breaks('shop', 'readers that count on it find nothing'),
  closed: harmless('what is undeclared is dropped on the way'),
  opened: harmless('readers leave what they do not know'),
}

export function judge(place: Place, { change }: Difference): Verdict {
  return (place === 'request' ? REQUEST : ANSWER)[change]
}

export { breaks, harmless }
