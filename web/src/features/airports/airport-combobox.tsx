import { Autocomplete } from '@base-ui/react/autocomplete'
import { airportPath } from '@layover/site/addresses'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ShownAirport } from '../../session/session-state.ts'
import { searchWord } from '../../ui/form/search-word.ts'
import { useCarriedQuery } from '../../ui/text/carried-query.ts'
import { AirportLabel } from './airport-label.tsx'
import { forgetAirports, useRecentAirports } from './recent-airports.ts'
import { INPUT_PROPS } from './search-input.tsx'
import type { AirportSearch } from './use-airport-search.ts'

type Props = {
  /** The id of the plain input that this one replaces. */
  inputId: string
  search: AirportSearch
  /** Further content of the list, besides airports. */
  foot: ReactNode
}

/** The input with its list, by the ARIA combobox pattern. It loads when the visitor comes near the plain input. */
export function AirportCombobox({ inputId, search, foot }: Props) {
  const { keyword } = search
  const input = useRef<HTMLInputElement>(null)
  const [caret] = useState(() => caretOf(inputId))
  const [wantsList, setWantsList] = useState(caret !== null)
  const { rows, isRecent, hasAnswer } = useRows(search)
  const goTo = useGoTo(search)
  const form = useForm(input)
  useTakeOver(input, caret)
  const isOpen = wantsList && hasAnswer
  useRoomBelow(isOpen, form)
  useFocusThrough(isOpen, form, setWantsList)
  const clear = () => {
    // The button goes with the list.
    input.current?.focus()
    forgetAirports()
  }
  return (
    <Autocomplete.Root
      mode="list"
      // The server has chosen and ordered the rows.
      filter={null}
      items={rows}
      itemToStringValue={(airport: ShownAirport) => `${airport.name} (${airport.code})`}
      value={keyword}
      onValueChange={(typed, { reason }) => {
        if (reason === 'item-press') return
        // Dictation and keyboard replacements open the list too.
        if (reason === 'input-change') setWantsList(true)
        search.search(typed)
      }}
      open={isOpen}
      onOpenChange={setWantsList}
      openOnInputClick
      // Enter must not open a row that the pointer merely rests on.
      highlightItemOnHover={false}
      name="wd"
    >
      <Autocomplete.Input ref={input} id={inputId} {...INPUT_PROPS} />
      {/*
        Inside its form, so that the list stays within the page's landmarks. It is removed when closed, since the library
        does that only for its own popup.
      */}
      {isOpen && (
        <Autocomplete.Portal container={form}>
          <Autocomplete.Positioner
            className="airport-list"
            anchor={() => input.current?.closest('.search-box__frame') ?? null}
            sideOffset={8}
            collisionAvoidance={{ side: 'none' }}
          >
            {/* Not the library's popup: that one hides the rest of the page from assistive tools while focus can be there. */}
            <div className="airport-list__popup">
              {isRecent && <RecentHead onClear={clear} />}
              <Autocomplete.Empty>
                <p className="airport-list__empty">
                  No airport matches “{searchWord(keyword)}”. Try a city, country or three-letter code.
                </p>
              </Autocomplete.Empty>
              <Autocomplete.List
                className="airport-list__rows"
                aria-label={isRecent ? 'Recent airports' : 'Airports'}
              >
                {(airport: ShownAirport) => (
                  <Autocomplete.Item
                    key={`${airport.agentId}/${airport.code}`}
                    value={airport}
                    className="airport-option"
                    onClick={() => goTo(airport)}
                  >
                    <AirportLabel airport={airport} keyword={keyword} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
              <div className="airport-list__foot">{foot}</div>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
      <Autocomplete.Status className="sr-only">
        {search.isSearching ? 'Searching' : isOpen ? countInWords(rows.length, isRecent) : ''}
      </Autocomplete.Status>
    </Autocomplete.Root>
  )
}

/** The list's content: the rows of the searched word, or recent airports before there is one. */
function useRows({ keyword, airports, isAnswered }: AirportSearch) {
  const recent = useRecentAirports()
  const isRecent = keyword.trim() === ''
  const rows = isRecent ? recent : airports
  return { rows, isRecent, hasAnswer: rows.length > 0 || (!isRecent && isAnswered) }
}

function RecentHead({ onClear }: { onClear: () => void }) {
  return (
    <p className="airport-list__head">
      Recent on this device
      <button type="button" className="airport-list__clear" onClick={onClear}>
        Clear<span className="sr-only"> recent airports</span>
      </button>
    </p>
  )
}

/** Announced once the list is open. An empty list has its own text. */
function countInWords(count: number, isRecent: boolean): string {
  if (count === 0) return ''
  return `${count} ${isRecent ? 'recent ' : ''}${count === 1 ? 'airport' : 'airports'}`
}

function useGoTo(search: AirportSearch): (airport: ShownAirport) => void {
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  return (airport) => {
    search.stop()
    navigate(carry(airportPath(airport)))
  }
}

/** The form around the mounted input. */
function useForm(input: RefObject<HTMLInputElement | null>): HTMLElement | null {
  const [form, setForm] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => setForm(input.current?.form ?? null), [input])
  return form
}

/** On a phone the box moves under the header when its list opens: below, the keyboard leaves no room. */
function useRoomBelow(isOpen: boolean, form: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (isOpen && matchMedia('(max-width: 639px)').matches) form?.scrollIntoView({ block: 'start' })
  }, [isOpen, form])
}

/**
 * Tab goes through the list, not behind it: the links below the box, which the list has too, wait until it is closed. It
 * closes once focus leaves the search, since it would cover what has focus then.
 */
function useFocusThrough(isOpen: boolean, form: HTMLElement | null, setWantsList: (wants: boolean) => void) {
  useLayoutEffect(() => {
    if (!isOpen || !form) return
    const links = form.querySelector<HTMLElement>('.search-box__links')
    const follow = ({ target }: FocusEvent) => {
      if (!form.contains(target as Node)) setWantsList(false)
    }
    if (links) links.inert = true
    document.addEventListener('focusin', follow)
    return () => {
      if (links) links.inert = false
      document.removeEventListener('focusin', follow)
    }
  }, [isOpen, form, setWantsList])
}

/** The caret's position in the plain input, which still exists while this one draws for the first time. */
type Caret = { start: number; end: number }

function caretOf(inputId: string): Caret | null {
  const plain = document.getElementById(inputId)
  if (!(plain instanceof HTMLInputElement) || plain !== document.activeElement) return null
  return { start: plain.selectionStart ?? plain.value.length, end: plain.selectionEnd ?? plain.value.length }
}

/** Restores focus and caret, so that no keystroke is lost. */
function useTakeOver(input: RefObject<HTMLInputElement | null>, caret: Caret | null): void {
  useLayoutEffect(() => {
    if (!caret) return
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(caret.start, caret.end)
  }, [input, caret])
}
