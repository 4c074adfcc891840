import { Pills } from '../../ui/form/pills.tsx'
import { useAddressFilters } from '../../ui/page/use-address-filters.ts'

const ALL = ''

/** Lists shorter than this are seen at a glance, and a filter would only be in the way. */
const FILTER_FROM = 3

type Placed = { terminal: string }
type Props = { lists: readonly (readonly Placed[])[] }

/** Narrows every list of the page to one terminal; only where there are several and a list worth narrowing. */
export function TerminalFilter({ lists }: Props) {
  const { query, change } = useAddressFilters()
  const value = query.get('terminal') ?? ALL
  const places = lists.flat()
  const terminals = [...new Set(places.map(({ terminal }) => terminal).filter(Boolean))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  const isLong = lists.some(({ length }) => length >= FILTER_FROM)
  if (value === ALL && !(isLong && terminals.length > 1)) return null
  const options = [
    { value: ALL, label: 'All', count: places.length },
    ...terminals.map((terminal) => ({
      value: terminal,
      label: shortened(terminal),
      count: places.filter((place) => place.terminal === terminal).length,
    })),
  ]
  return (
    <div className="terminal-filter wrap">
      <p className="small soft" aria-hidden="true">
        Terminal
      </p>
      <Pills
        label="Terminal"
        options={options}
        value={value}
        onChange={(terminal) => change({ terminal: terminal || null })}
      />
    </div>
  )
}

/** 'T5' of Terminal 5; names that are no numbers stay whole. */
function shortened(terminal: string): string {
  return terminal.replace(/^Terminal (?=\w{1,2}$)/, 'T').replace(/ Terminal$/, '')
}
