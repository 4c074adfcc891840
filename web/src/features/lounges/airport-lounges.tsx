import type { Data, Lounge } from '@layover/api-client'
import { loungesInWords } from '@layover/rules/lounge-in-words'
import { formatMoney } from '@layover/rules/money'
import { tellingFacilities } from '@layover/rules/telling-facilities'
import type { ReactNode } from 'react'
import { focusSection, Section } from '../../ui/page/section.tsx'
import { useAddressFilters } from '../../ui/page/use-address-filters.ts'
import { isFiltering, matches, NO_LOUNGE_FILTER, readLoungeFilter } from './lounge-filter.ts'
import type { LoungeFacts } from './lounge-item.tsx'
import { LoungeList } from './lounge-list.tsx'
import { NoLoungeMatches } from './no-lounge-matches.tsx'
import { useSeenLounges } from './use-seen-lounges.ts'

/** The id of the list in its page. */
const LOUNGES_ID = 'lounges'

type Props = {
  lounges: readonly Lounge[]
  price: Data<'lounge.getCommonPrice'> | null
  /** The airport's zone, which decides whether a lounge is open. */
  timeZone: string | undefined
  /** Beside the heading. */
  remark: ReactNode
}

/** The lounges of one airport, filtered by the address. */
export function AirportLounges({ lounges, price, timeZone, remark }: Props) {
  const { query, change } = useAddressFilters()
  const filter = readLoungeFilter(query)
  const seen = useSeenLounges(lounges, timeZone)
  const shown = seen.filter((each) => matches(each, filter)).map(({ lounge }) => lounge)
  const facilitiesOf = tellingFacilities(lounges)
  const factsOf = (lounge: Lounge): LoungeFacts => ({
    ...seen.find((each) => each.lounge === lounge),
    price: price ? formatMoney({ ...price, amount: price.price }) : undefined,
    facilities: facilitiesOf(lounge),
  })
  const isNarrowed = isFiltering(filter)
  const all = loungesInWords(lounges.length)
  const showAll = () => {
    focusSection(LOUNGES_ID)
    change(NO_LOUNGE_FILTER)
  }
  return (
    <Section
      id={LOUNGES_ID}
      title={isNarrowed ? `${shown.length} of ${all}` : all}
      remark={remark}
      className="wrap"
    >
      <p className="sr-only" role="status">
        {isNarrowed && `${shown.length} of ${all} shown`}
      </p>
      {shown.length === 0 ? (
        <NoLoungeMatches filter={filter} all={all} onShowAll={showAll} />
      ) : (
        <LoungeList lounges={shown} factsOf={factsOf} />
      )}
    </Section>
  )
}
