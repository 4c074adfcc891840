import type { ComponentProps } from 'react'
import { MastheadSkeleton } from '../features/airports/skeletons.tsx'
import { LoungeListSkeleton } from '../features/lounges/lounge-skeleton.tsx'

/** The placeholder of an airport's page. */
export function AirportSkeleton(known: ComponentProps<typeof MastheadSkeleton>) {
  return (
    <div className="airport-page">
      <MastheadSkeleton {...known} />
      <div>
        <LoungeListSkeleton />
      </div>
    </div>
  )
}
