import type { Lounge } from '@layover/api-client'
import { type LoungeFacts, LoungeItem } from './lounge-item.tsx'

type Props = {
  lounges: readonly Lounge[]
  /** Further facts to choose by, where the page knows them. */
  factsOf?: (lounge: Lounge) => LoungeFacts
}

/** Lounges to choose from. */
export function LoungeList({ lounges, factsOf }: Props) {
  return (
    <ul className="lounge-list">
      {lounges.map((lounge) => (
        <LoungeItem lounge={lounge} {...(factsOf && { facts: factsOf(lounge) })} key={lounge.loungeCode} />
      ))}
    </ul>
  )
}
