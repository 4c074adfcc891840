import { FILTER_FROM } from '@layover/site/list-filters'
import { Pills } from '../../ui/form/pills.tsx'
import { useAddressFilters } from '../../ui/page/use-address-filters.ts'

const ALL = ''

type Placed = { terminal: string }
type Props = { lists: readonly (readonly Placed[])[] }

/**
 * Narrows every list of the page to one terminal. Shown only with several terminals and a list that is long enough. It
 * gives no counts: each list's heading has its own.
 */
export function TerminalFilter({ lists }: Props) {
  const { query, change } = useAddressFilters()
  const value = query.get('terminal') ?? ALL
  const terminals = [...new Set(lists.flat().map(({ terminal }) => terminal))]
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  const isLong = lists.some(({ length }) => length >= FILTER_FROM)
  if (value === ALL && !(isLong && terminals.length > 1)) return null
  return (
    <Pills
      label="Terminal"
      options={[ALL, ...terminals].map((terminal) => ({
        value: terminal,
        label: shortened(terminal) || 'All',
      }))}
      value={value}
      onChange={(terminal) => change({ terminal: terminal || null })}
    />
  )
}

/** 'T5' for Terminal 5; names without a number stay whole. */
function shortened(terminal: string): string {
  return terminal.replace(/^Terminal (?=\w{1,2}$)/, 'T').replace(/ Terminal$/, '')
}
