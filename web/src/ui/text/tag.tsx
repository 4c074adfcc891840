import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A short fact in a pill; `good` marks a welcome one. */
export function Tag({ tone = 'plain', children }: { tone?: 'plain' | 'good'; children: ReactNode }) {
  return <span className={classNames('tag', tone === 'good' && 'tag--good')}>{children}</span>
}
