import type { ComponentProps, ReactNode } from 'react'
import { MastheadSkeleton } from '../features/airports/skeletons.tsx'
import { LoungeListSkeleton } from '../features/lounges/lounge-skeleton.tsx'

type Props = ComponentProps<typeof MastheadSkeleton> & {
  /** The lists, where they are known already. */
  children?: ReactNode
}

/** The placeholder of an airport's page. */
export function AirportSkeleton({ children = <LoungeListSkeleton />, ...known }: Props) {
  return (
    <div className="airport-page">
      <MastheadSkeleton {...known} />
      <div>{children}</div>
    </div>
  )
}
