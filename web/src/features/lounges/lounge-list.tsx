import type { Lounge } from '@layover/api-client'
import { classNames } from '../../ui/class-names.ts'
import { LoungeItem } from './lounge-item.tsx'

/** Lounges to choose from. Fewer than three get wide cards, a single one the whole width (P66). */
export function LoungeList({ lounges }: { lounges: readonly Lounge[] }) {
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
        <LoungeItem lounge={lounge} key={lounge.loungeCode} />
      ))}
    </ul>
  )
}
