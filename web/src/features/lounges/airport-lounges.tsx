import type { Data, Lounge } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { useState } from 'react'
import { Pills } from '../../ui/pills.tsx'
import { Section } from '../../ui/section.tsx'
import { LoungeList } from './lounge-list.tsx'

const ALL = ''

/** Fewer lounges than this are seen at a glance, and a filter would only be in the way. */
const FILTER_FROM = 4

type Props = { lounges: readonly Lounge[]; price: Data<'lounge.getCommonPrice'> | null }

/** The lounges of one airport, with a filter by terminal where there are many. */
export function AirportLounges({ lounges, price }: Props) {
  const [terminal, setTerminal] = useState(ALL)
  const terminals = [...new Set(lounges.map((lounge) => lounge.terminal))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  const shown = lounges.filter((lounge) => terminal === ALL || lounge.terminal === terminal)
  return (
    <Section
      title={lounges.length === 1 ? '1 lounge' : `${lounges.length} lounges`}
      remark={price && `Walk-up pass ${formatMoney({ ...price, amount: price.price })} each, at any of them`}
      className="wrap"
    >
      {terminals.length > 1 && lounges.length >= FILTER_FROM && (
        <div className="lounge-filter">
          <Pills label="Terminal" options={options(terminals)} value={terminal} onChange={setTerminal} />
        </div>
      )}
      <LoungeList lounges={shown} />
    </Section>
  )
}

function options(terminals: readonly string[]) {
  const named = terminals.map((value) => ({ value, label: value.replace(/^Terminal (?=\w{1,2}$)/, 'T') }))
  return [{ value: ALL, label: 'All' }, ...named]
}
