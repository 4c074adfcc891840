import { Autocomplete } from '@base-ui/react/autocomplete'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ShownAirport } from '../../session/session-state.ts'
import { useCarriedQuery } from '../../ui/carried-query.ts'
import { Link } from '../../ui/link.tsx'
import { WORD_LENGTH } from '../../ui/search-word.ts'
import { airportPath } from './addresses.ts'
import { MarkedText } from './marked-text.tsx'
import type { AirportSearch } from './use-airport-search.ts'

type Props = {
  /** The id of the plain input that this one replaces. */
  inputId: string
  search: AirportSearch
}

/** The input with its list, after the ARIA combobox pattern. It is loaded when the visitor nears the plain input. */
export function AirportCombobox({ inputId, search }: Props) {
  const { keyword, airports, isAnswered } = search
  const input = useRef<HTMLInputElement>(null)
  const [caret] = useState(() => caretOf(inputId))
  const [wantsList, setWantsList] = useState(caret !== null)
  const goTo = useGoTo(search)
  const form = useForm(input)
  useTakeOver(input, caret)
  const isOpen = wantsList && keyword.trim() !== '' && (airports.length > 0 || isAnswered)
  useRoomBelow(isOpen, form)
  return (
    <Autocomplete.Root
      mode="list"
      // The server chose and ordered the rows.
      filter={null}
      items={airports}
      itemToStringValue={(airport: ShownAirport) => `${airport.name} (${airport.code})`}
      value={keyword}
      onValueChange={(typed, { reason }) => reason !== 'item-press' && search.search(typed)}
      open={isOpen}
      onOpenChange={setWantsList}
      openOnInputClick
      name="wd"
    >
      <Autocomplete.Input
        ref={input}
        id={inputId}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={WORD_LENGTH}
        placeholder="City, airport or code"
      />
      {/* In its form, so that the list stays within the page's landmarks. */}
      <Autocomplete.Portal container={form}>
        <Autocomplete.Positioner
          className="airport-list"
          anchor={() => input.current?.closest('.search-box__frame') ?? null}
          sideOffset={8}
          collisionAvoidance={{ side: 'none' }}
        >
          {/* Not the library's popup: that one hides the rest of the page from assistive tools while focus can be there. */}
          <div className="airport-list__popup">
            <Autocomplete.Empty>
              <p className="airport-list__empty">
                No airport matches “{keyword.trim()}”. Try its city or its code of three letters, or{' '}
                <Link to="/airport-list/all" onClick={search.stop}>
                  view all airports
                </Link>
                .
              </p>
            </Autocomplete.Empty>
            <Autocomplete.List className="airport-list__rows" aria-label="Airports">
              {(airport: ShownAirport) => (
                <Autocomplete.Item
                  key={`${airport.agentId}/${airport.code}`}
                  value={airport}
                  className="airport-option"
                  onClick={() => goTo(airport)}
                >
                  <Option airport={airport} keyword={keyword} />
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </div>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
      <Autocomplete.Status className="sr-only">{search.isSearching ? 'Searching' : ''}</Autocomplete.Status>
    </Autocomplete.Root>
  )
}

/** Spec §2: each result shows name (code) and city, country. */
function Option({ airport, keyword }: { airport: ShownAirport; keyword: string }) {
  return (
    <>
      <b className="airport-option__code" aria-hidden="true">
        <MarkedText text={airport.code} keyword={keyword} />
      </b>
      <span className="airport-option__name">
        <MarkedText text={airport.name} keyword={keyword} />
        <span className="sr-only"> ({airport.code})</span>
        <small className="airport-option__place">
          <span className="sr-only">, </span>
          <MarkedText text={[airport.city, airport.country].filter(Boolean).join(', ')} keyword={keyword} />
        </small>
      </span>
    </>
  )
}

function useGoTo(search: AirportSearch): (airport: ShownAirport) => void {
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  return (airport) => {
    search.stop()
    navigate(carry(airportPath(airport)))
  }
}

/** The form around the input, once it stands. */
function useForm(input: RefObject<HTMLInputElement | null>): HTMLElement | null {
  const [form, setForm] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setForm(input.current?.form ?? null), [input])
  return form
}

/** On a phone the box moves under the header as its list opens: below it only the keyboard would find room. */
function useRoomBelow(isOpen: boolean, form: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (isOpen && matchMedia('(max-width: 639px)').matches) form?.scrollIntoView({ block: 'start' })
  }, [isOpen, form])
}

/** Where the caret stands in the plain input, which is still there while this one is first drawn. */
type Caret = { start: number; end: number }

function caretOf(inputId: string): Caret | null {
  const plain = document.getElementById(inputId)
  if (!(plain instanceof HTMLInputElement) || plain !== document.activeElement) return null
  return { start: plain.selectionStart ?? plain.value.length, end: plain.selectionEnd ?? plain.value.length }
}

/** Puts focus and caret where they stood, so that no keystroke is lost. */
function useTakeOver(input: RefObject<HTMLInputElement | null>, caret: Caret | null): void {
  useLayoutEffect(() => {
    if (!caret) return
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(caret.start, caret.end)
  }, [input, caret])
}
