import type { Lane } from '@layover/api-client'
import { useEffect } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { loadAhead } from '../../ui/page/load-ahead.ts'
import { PartTrouble } from '../../ui/page/part-trouble.tsx'
import { focusSection, Section } from '../../ui/page/section.tsx'
import { useAddressFilters } from '../../ui/page/use-address-filters.ts'
import { importLaneFacts, LaneItem } from './lane-item.tsx'
import { useLaneDetails } from './use-lane-details.ts'

/** The id of the list in its page. */
export const LANES_ID = 'fast-track'

type Props = {
  lanes: readonly Lane[]
  /** The city of the local time: 'London'. */
  place: string
}

/** The fast-track lanes of one airport, or of one terminal if the address names it. */
export function AirportLanes({ lanes, place }: Props) {
  const { query, change } = useAddressFilters()
  const { detailOf, onRetry } = useLaneDetails(lanes)
  useEffect(() => loadAhead(() => importLaneFacts().catch(() => {})), [])
  const terminal = query.get('terminal') ?? ''
  const shown = lanes.filter((lane) => terminal === '' || lane.terminal === terminal)
  const all = lanes.length === 1 ? '1 fast-track lane' : `${lanes.length} fast-track lanes`
  const showAll = () => {
    focusSection(LANES_ID)
    change({ terminal: null })
  }
  return (
    <Section id={LANES_ID} title={terminal ? `${shown.length} of ${all}` : all} className="wrap">
      <p className="soft lanes-lead">
        Go past the main queue at security or passport control. One pass per person, for the time you choose.
      </p>
      <p className="sr-only" role="status">
        {terminal && `${shown.length} of ${all} shown`}
      </p>
      {onRetry && <PartTrouble text="The lane details did not load." onRetry={onRetry} />}
      {shown.length === 0 && (
        <div className="nothing-matches">
          <p className="soft">There are no fast-track lanes in this terminal.</p>
          <Button look="solid" isInList onClick={showAll}>
            Show {lanes.length === 1 ? 'the lane' : `all ${all}`}
          </Button>
        </div>
      )}
      <ul className="lane-list">
        {shown.map((lane) => (
          <LaneItem
            key={lane.cipCode}
            lane={lane}
            detail={detailOf(lane)}
            isMissing={onRetry !== undefined}
            place={place}
          />
        ))}
      </ul>
    </Section>
  )
}
