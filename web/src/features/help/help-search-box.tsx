import { HELP_SEARCH } from '@layover/site/addresses'
import { useId } from 'react'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { WORD_LENGTH } from '../../ui/form/search-word.ts'

/** The search of the help topics. New results put their words into the box. */
export function HelpSearchBox({ words = '' }: { words?: string }) {
  const inputId = useId()
  return (
    <SearchBox label="Search help topics" inputId={inputId} action={HELP_SEARCH}>
      <input
        key={words}
        id={inputId}
        name="wd"
        type="search"
        defaultValue={words}
        maxLength={WORD_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Refund, children…"
      />
    </SearchBox>
  )
}
