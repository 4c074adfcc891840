import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { callFailed } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'
import { keepSearch, selectSearchKeyword, selectSearchList } from '../../session/session-slice.ts'
import type { ShownAirport } from '../../session/session-state.ts'
import { searchWord, WORD_LENGTH } from '../../ui/form/search-word.ts'
import { useOneTask } from './use-one-task.ts'

/** How long typing must rest before the search is sent (P48). */
const DEBOUNCE_MS = 300

export type AirportSearch = {
  keyword: string
  airports: readonly ShownAirport[]
  isSearching: boolean
  /** Whether `airports` answers a keyword of this visit, so that an empty list means 'none'. */
  isAnswered: boolean
  /** Takes the keyword as typed; fetches its rows once typing rests. */
  search: (keyword: string) => void
  /** Takes a keyword and its rows from a page that has fetched them already. */
  show: (keyword: string, airports: readonly ShownAirport[]) => void
  /** Drops what is pending, before the visitor goes somewhere. */
  stop: () => void
}

/**
 * The type-ahead: the session keeps keyword and rows, and a late answer never overwrites a newer one (P48). The client
 * reads it, since the home page does without the query cache.
 */
export function useAirportSearch(): AirportSearch {
  const dispatch = useDispatch()
  const keyword = useSelector(selectSearchKeyword)
  const airports = useSelector(selectSearchList)
  const [phase, setPhase] = useState<'idle' | 'searching' | 'answered'>('idle')
  const { begin, stop } = useOneTask()

  const search = (typed: string) => {
    const signal = begin()
    const keyword = searchWord(typed)
    const kept = typed.slice(0, WORD_LENGTH)
    const isBlank = keyword === ''
    dispatch(keepSearch({ keyword: kept, airports: isBlank ? [] : airports }))
    setPhase(isBlank ? 'idle' : 'searching')
    if (isBlank) return
    const fetchRows = async () => {
      const result = await client.read('airport.get', { keyword }, { signal })
      if (signal.aborted) return
      setPhase(result.ok ? 'answered' : 'idle')
      if (!result.ok) dispatch(callFailed(result.failure))
      // The rows of another word would be taken for this one's.
      dispatch(keepSearch({ keyword: kept, airports: result.ok ? result.data.map(shown) : [] }))
    }
    const timer = setTimeout(fetchRows, DEBOUNCE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return {
    keyword,
    airports,
    isSearching: phase === 'searching',
    isAnswered: phase === 'answered',
    search,
    show: (word, found) => dispatch(keepSearch({ keyword: word, airports: found.map(shown) })),
    stop,
  }
}

function shown({ agentId, code, name, city, country }: ShownAirport): ShownAirport {
  return { agentId, code, name, city, country }
}
