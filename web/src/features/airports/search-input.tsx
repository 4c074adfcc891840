import { useEffect, useRef } from 'react'
import { WORD_LENGTH } from '../../ui/form/search-word.ts'
import type { AirportSearch as Search } from './use-airport-search.ts'

/** The attributes that the plain input and the combobox share. */
export const INPUT_PROPS = {
  type: 'search',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: WORD_LENGTH,
  // Arabic and Hebrew names read from right to left.
  dir: 'auto',
  placeholder: 'City, airport or code',
} as const

type PlainProps = { inputId: string; search: Search; approach: () => void }

/** Uncontrolled, so that text typed before hydration stays. */
export function PlainInput({ inputId, search, approach }: PlainProps) {
  const { keyword } = search
  const input = useRef<HTMLInputElement>(null)
  const begin = useRef({ search: search.search, approach })
  begin.current = { search: search.search, approach }
  useEffect(() => {
    const element = input.current
    // A quick visitor has focused and typed before hydration, and no event repeats that.
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
      {...INPUT_PROPS}
      // The same role as the combobox, so that nothing changes for a screen reader.
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      onInput={(event) => {
        approach()
        search.search(event.currentTarget.value)
      }}
    />
  )
}
