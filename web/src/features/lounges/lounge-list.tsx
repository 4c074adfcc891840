import type { Lounge } from '@layover/api-client'
import { classNames } from '../../ui/class-names.ts'
import { type LoungeFacts, LoungeItem } from './lounge-item.tsx'

type Props = {
  lounges: readonly Lounge[]
  /** Further facts to choose by, where the page knows them. */
  factsOf?: (lounge: Lounge) => LoungeFacts
}

/** Lounges to choose from. Fewer than three get wide cards, a single one a larger picture too (P66). */
export function LoungeList({ lounges, factsOf }: Props) {
  const { length } = lounges
  return (
    <ul
      className={classNames(
        'lounge-list',
        length < 3 && 'lounge-list--few',
        length < 2 && 'lounge-list--single',
      )}
    >
      {lounges.map((lounge) => (
        <LoungeItem lounge={lounge} {...(factsOf && { facts: factsOf(lounge) })} key={lounge.loungeCode} />
      ))}
    </ul>
  )
}
