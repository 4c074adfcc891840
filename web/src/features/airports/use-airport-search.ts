import { useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { type LateDispatch, lateQuery } from '../../api/late-query.ts'
import { useWhenBack } from '../../network/when-back.ts'
import { keepSearch, selectSearchKeyword, selectSearchList } from '../../session/session-slice.ts'
import type { ShownAirport } from '../../session/session-state.ts'
import { searchWord, WORD_LENGTH } from '../../ui/form/search-word.ts'
import { useOneTask } from './use-one-task.ts'

/** The pause in typing before a search is sent, in milliseconds (P48). */
const DEBOUNCE_MS = 300

export type AirportSearch = {
  keyword: string
  airports: readonly ShownAirport[]
  isSearching: boolean
  /** Whether `airports` belongs to a keyword of this visit, so that an empty list means 'none'. */
  isAnswered: boolean
  /** Sets the typed keyword, and fetches its rows once typing pauses. */
  search: (keyword: string) => void
  /** Sets a keyword with rows that a page has fetched already. */
  show: (keyword: string, airports: readonly ShownAirport[]) => void
  /** Sends a search that failed once more. */
  again: () => void
  /** Cancels a pending search before a navigation. */
  stop: () => void
}

/** The type-ahead. The session stores keyword and rows, and a late reply never overwrites a newer one (P48). A
 * search that failed is sent again when the connection is back (P461), and at a press into the box (P531). */
export function useAirportSearch(): AirportSearch {
  const dispatch = useDispatch<LateDispatch>()
  const keyword = useSelector(selectSearchKeyword)
  const airports = useSelector(selectSearchList)
  const [phase, setPhase] = useState<'idle' | 'searching' | 'answered'>('idle')
  const { begin, stop } = useOneTask()
  const hasFailed = useRef(false)

  const search = (typed: string) => {
    const signal = begin()
    hasFailed.current = false
    const keyword = searchWord(typed)
    const cut = typed.slice(0, WORD_LENGTH)
    const isBlank = keyword === ''
    dispatch(keepSearch({ keyword: cut, airports: isBlank ? [] : airports }))
    setPhase(isBlank ? 'idle' : 'searching')
    if (isBlank) return
    const fetchRows = async () => {
      const found = await dispatch(lateQuery(({ airports }) => airports, { keyword }, signal))
      if (signal.aborted) return
      setPhase(found ? 'answered' : 'idle')
      hasFailed.current = !found
      // Rows of an older word would look like this one's.
      dispatch(keepSearch({ keyword: cut, airports: found?.map(shown) ?? [] }))
    }
    const timer = setTimeout(fetchRows, DEBOUNCE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  const again = () => {
    if (hasFailed.current) search(keyword)
  }
  useWhenBack(again)

  return {
    keyword,
    airports,
    isSearching: phase === 'searching',
    isAnswered: phase === 'answered',
    search,
    show: (word, found) => dispatch(keepSearch({ keyword: word, airports: found.map(shown) })),
    again,
    stop,
  }
}

function shown({
  agentId,
  code,
  name,
  city,
  country,
  supportLounge,
  supportCip,
}: ShownAirport): ShownAirport {
  return { agentId, code, name, city, country, supportLounge, supportCip }
}
