import { stretches } from './stretches.ts'

/** A text with what was searched for underlined. */
export function MarkedText({ text, keyword }: { text: string; keyword: string }) {
  // A list of a thousand airports marks nothing, and should not fold all its texts for that.
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
