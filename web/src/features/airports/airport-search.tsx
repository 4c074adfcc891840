import { AIRPORT_SEARCH } from '@layover/site/addresses'
import { useEffect, useId, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type LateDispatch, loadQueryCache } from '../../api/late-query.ts'
import { importPart } from '../../network/import-part.ts'
import { loadPart } from '../../network/load-part.ts'
import { useWhenBack } from '../../network/when-back.ts'
import type { ShownAirport } from '../../session/session-state.ts'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { loadAhead } from '../../ui/page/load-ahead.ts'
import { useEarlyPress } from '../../ui/page/use-early-press.ts'
import { Link } from '../../ui/text/link.tsx'
import type { AirportCombobox } from './airport-combobox.tsx'
import { NEAR_ME, NearMeButton, NearMeSheets } from './near-me.tsx'
import { PlainInput } from './search-input.tsx'
import { type AirportSearch as Search, useAirportSearch } from './use-airport-search.ts'
import { useNearMe } from './use-near-me.ts'
import { useQuietMoment } from './use-quiet-moment.ts'

type Props = {
  label?: string
  /** The searched word and its results, if the page's address has one: they replace an earlier word in the box. */
  searched?: { readonly keyword: string; readonly airports: readonly ShownAirport[] }
}

/**
 * The airport search (P48 to P60). It starts as a plain input in a form that works without JavaScript. When the
 * visitor comes near it, the list loads and takes over text, focus and caret.
 */
export function AirportSearch({ label = 'Which airport are you flying from?', searched }: Props) {
  const inputId = useId()
  const search = useAirportSearch()
  const near = useNearMe()
  useEarlyPress(NEAR_ME, near.look)
  useSearched(search, inputId, searched)
  const { isQuiet, handlers } = useQuietMoment()
  const { Combobox, approach } = useCombobox(isQuiet)
  const press = usePress(inputId, () => {
    search.again()
    void approach()
  })
  const ways = (
    <>
      <NearMeButton near={near} />
      <Link to="/airport-list/all" onClick={search.stop}>
        View all airports
      </Link>
    </>
  )
  return (
    <SearchBox
      label={label}
      inputId={inputId}
      action={AIRPORT_SEARCH}
      below={
        <>
          <div className="search-box__links">{ways}</div>
          <NearMeSheets near={near} />
        </>
      }
      // Enter searches on the next page, which fetches for itself: a pending search here must not cancel that.
      onSubmit={search.stop}
      {...press}
      onFocus={approach}
      onPointerEnter={approach}
      {...handlers}
    >
      {Combobox ? (
        <Combobox inputId={inputId} search={search} foot={ways} />
      ) : (
        <PlainInput inputId={inputId} search={search} approach={approach} />
      )}
    </SearchBox>
  )
}

/** Leaves the text of a visitor who types on while the page arrives. */
function useSearched({ keyword, show }: Search, inputId: string, searched: Props['searched']): void {
  const latest = useRef({ keyword, show })
  latest.current = { keyword, show }
  useEffect(() => {
    if (!searched || searched.keyword === '' || searched.keyword === latest.current.keyword.trim()) return
    if (document.activeElement?.id !== inputId) latest.current.show(searched.keyword, searched.airports)
  }, [searched, inputId])
}

/**
 * The press that focuses the box selects the stored word, so that typing replaces it; the next press sets the caret. Each
 * calls `again`, for what failed before (P531).
 */
function usePress(inputId: string, again: () => void) {
  const isEntering = useRef(false)
  const isBox = (target: EventTarget): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.id === inputId
  return {
    onPointerDown: ({ target }: { target: EventTarget }) => {
      isEntering.current = isBox(target) && target !== document.activeElement
    },
    onClick: ({ target }: { target: EventTarget }) => {
      if (isBox(target)) {
        if (isEntering.current) target.select()
        again()
      }
      isEntering.current = false
    },
  }
}

/**
 * The list, once the visitor has come near; the query cache for its rows loads beside it. Both are loaded ahead when the
 * browser is idle (P462). Without them the plain form goes on working, so a failure is not shown; the next approach or
 * press and the connection's return try again.
 */
function useCombobox(isQuiet: boolean) {
  const dispatch = useDispatch<LateDispatch>()
  const [Arrived, setArrived] = useState<typeof AirportCombobox | null>(null)
  // Once mounted it stays, whatever the visitor presses or composes in it.
  const [stands, setStands] = useState(false)
  if (Arrived && isQuiet && !stands) setStands(true)
  const isLoading = useRef(false)
  const isWanted = useRef(false)
  const load = () =>
    Promise.all([importPart(() => import('./airport-combobox.tsx')), dispatch(loadQueryCache())])
  const approach = async () => {
    isWanted.current = true
    if (isLoading.current) return
    isLoading.current = true
    const parts = await loadPart(load).catch(() => undefined)
    if (parts) setArrived(() => parts[0].AirportCombobox)
    else isLoading.current = false
  }
  const ahead = useRef(() => load().catch(() => {}))
  useEffect(() => loadAhead(ahead.current), [])
  useWhenBack(() => {
    if (isWanted.current) void approach()
  })
  return { Combobox: stands ? Arrived : null, approach }
}
