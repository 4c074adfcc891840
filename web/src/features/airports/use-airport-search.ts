import { useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { callFailed } from '../../api/call-failed.ts'
import { client } from '../../api/client.ts'
import { keepSearch, selectSearchKeyword, selectSearchList } from '../../session/session-slice.ts'
import type { ShownAirport } from '../../session/session-state.ts'
import { searchWord, WORD_LENGTH } from '../../ui/form/search-word.ts'

/** How long typing must rest before the server is asked (P48). */
const DEBOUNCE_MS = 300

export type AirportSearch = {
  keyword: string
  airports: readonly ShownAirport[]
  isSearching: boolean
  /** Whether `airports` answers a keyword of this visit, so that an empty list means 'none'. */
  isAnswered: boolean
  /** Takes the keyword as typed; asks once typing rests. */
  search: (keyword: string) => void
  /** Takes a keyword and its rows from a page that has asked already. */
  show: (keyword: string, airports: readonly ShownAirport[]) => void
  /** Drops what is pending, before the visitor goes somewhere. */
  stop: () => void
}

/** The type-ahead: keyword and rows are session-kept, and a late answer never overwrites a newer one (P48). */
export function useAirportSearch(): AirportSearch {
  const dispatch = useDispatch()
  const keyword = useSelector(selectSearchKeyword)
  const airports = useSelector(selectSearchList)
  const [phase, setPhase] = useState<'idle' | 'searching' | 'answered'>('idle')
  const running = useRef<AbortController>(null)

  const stop = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  const search = (typed: string) => {
    stop()
    const keyword = searchWord(typed)
    const kept = typed.slice(0, WORD_LENGTH)
    const isBlank = keyword === ''
    dispatch(keepSearch({ keyword: kept, airports: isBlank ? [] : airports }))
    setPhase(isBlank ? 'idle' : 'searching')
    if (isBlank) return
    const own = new AbortController()
    running.current = own
    const ask = async () => {
      const result = await client.read('airport.get', { keyword }, { signal: own.signal })
      if (own.signal.aborted) return
      setPhase(result.ok ? 'answered' : 'idle')
      if (!result.ok) dispatch(callFailed(result.failure))
      // The rows of another word would be taken for this one's.
      dispatch(keepSearch({ keyword: kept, airports: result.ok ? result.data.map(shown) : [] }))
    }
    const timer = setTimeout(ask, DEBOUNCE_MS)
    own.signal.addEventListener('abort', () => clearTimeout(timer))
  }

  return {
    keyword,
    airports,
    isSearching: phase === 'searching',
    isAnswered: phase === 'answered',
    search,
    show: (asked, found) => dispatch(keepSearch({ keyword: asked, airports: found.map(shown) })),
    stop,
  }
}

function shown({ agentId, code, name, city, country }: ShownAirport): ShownAirport {
  return { agentId, code, name, city, country }
}
