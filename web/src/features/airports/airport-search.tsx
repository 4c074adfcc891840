import { useEffect, useId, useRef, useState } from 'react'
import type { ShownAirport } from '../../session/session-state.ts'
import { Link } from '../../ui/link.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { WORD_LENGTH } from '../../ui/search-word.ts'
import { SEARCH_PATH } from './addresses.ts'
import type { AirportCombobox } from './airport-combobox.tsx'
import { NearMeButton, NearMeSheets } from './near-me.tsx'
import { type AirportSearch as Search, useAirportSearch } from './use-airport-search.ts'
import { useNearMe } from './use-near-me.ts'

type Props = {
  label?: string
  /** What the page's address asked for and what it found: it stands in the box instead of an earlier word. */
  asked?: { readonly keyword: string; readonly airports: readonly ShownAirport[] }
}

/**
 * The airport search (spec §2). It starts as a plain input in a form that works without JavaScript; the list arrives
 * when the visitor nears it, and takes over text, focus and caret.
 */
export function AirportSearch({ label = 'Which airport are you flying from?', asked }: Props) {
  const inputId = useId()
  const search = useAirportSearch()
  useAsked(search, inputId, asked)
  const selectsAll = useSelectAll(inputId)
  const { Combobox, approach } = useCombobox()
  // The list takes over between two keystrokes, never inside a composition.
  const [isComposing, setComposing] = useState(false)
  return (
    <SearchBox
      label={label}
      inputId={inputId}
      action={SEARCH_PATH}
      below={<Ways />}
      // Enter searches on the next page, which asks for itself: what is still pending here must not cancel it.
      onSubmit={search.stop}
      {...selectsAll}
      onFocus={approach}
      onPointerEnter={approach}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    >
      {Combobox && !isComposing ? (
        <Combobox inputId={inputId} search={search} />
      ) : (
        <PlainInput inputId={inputId} search={search} approach={approach} />
      )}
    </SearchBox>
  )
}

/** Not under the fingers of someone who types on while the page arrives. */
function useAsked({ keyword, show }: Search, inputId: string, asked: Props['asked']): void {
  const latest = useRef({ keyword, show })
  latest.current = { keyword, show }
  useEffect(() => {
    if (!asked || asked.keyword === '' || asked.keyword === latest.current.keyword.trim()) return
    if (document.activeElement?.id !== inputId) latest.current.show(asked.keyword, asked.airports)
  }, [asked, inputId])
}

/** The press that enters the box selects the kept word, so that typing replaces it; the next press sets the caret. */
function useSelectAll(inputId: string) {
  const isEntering = useRef(false)
  const isBox = (target: EventTarget): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.id === inputId
  return {
    onPointerDown: ({ target }: { target: EventTarget }) => {
      isEntering.current = isBox(target) && target !== document.activeElement
    },
    onClick: ({ target }: { target: EventTarget }) => {
      if (isEntering.current && isBox(target)) target.select()
      isEntering.current = false
    },
  }
}

function Ways() {
  const near = useNearMe()
  return (
    <>
      <div className="search-box__links">
        <NearMeButton near={near} />
        <Link to="/airport-list/all">View all airports</Link>
      </div>
      <NearMeSheets near={near} />
    </>
  )
}

type PlainProps = { inputId: string; search: Search; approach: () => void }

/** Uncontrolled, so that what is typed before the page has come alive stays. */
function PlainInput({ inputId, search, approach }: PlainProps) {
  const { keyword } = search
  const input = useRef<HTMLInputElement>(null)
  const begin = useRef({ search: search.search, approach })
  begin.current = { search: search.search, approach }
  useEffect(() => {
    const element = input.current
    // A visitor who was quicker than the page has focused and typed already, and no event will say so again.
    if (element && element === document.activeElement) begin.current.approach()
    if (element?.value) begin.current.search(element.value)
  }, [])
  const shown = useRef('')
  useEffect(() => {
    const element = input.current
    if (!element || element === document.activeElement || element.value !== shown.current) return
    element.value = keyword
    shown.current = keyword
  }, [keyword])
  return (
    <input
      ref={input}
      id={inputId}
      name="wd"
      type="search"
      // The same role as the one that takes over, so that nothing changes for a screen reader in between.
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={WORD_LENGTH}
      placeholder="City, airport or code"
      onInput={(event) => {
        approach()
        search.search(event.currentTarget.value)
      }}
    />
  )
}

/** The list, once the visitor has come near. Without it the plain form goes on working, so a failure is not shown. */
function useCombobox() {
  const [Combobox, setCombobox] = useState<typeof AirportCombobox | null>(null)
  const isLoading = useRef(false)
  const approach = async () => {
    if (isLoading.current) return
    isLoading.current = true
    const part = await loadPart(() => import('./airport-combobox.tsx')).catch(() => undefined)
    if (part) setCombobox(() => part.AirportCombobox)
  }
  return { Combobox, approach }
}
