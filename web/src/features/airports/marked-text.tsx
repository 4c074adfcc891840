import { stretches } from './stretches.ts'

/** A text with the searched word underlined. */
export function MarkedText({ text, keyword }: { text: string; keyword: string }) {
  // Without a word, as in a list of a thousand airports, no text is folded.
  if (keyword === '') return text
  return stretches(text, keyword).map((stretch) =>
    stretch.isMatch ? (
      <mark className="airport-option__match" key={stretch.start}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  )
}
