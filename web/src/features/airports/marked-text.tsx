import { stretches } from './stretches.ts'

/** A text with what was searched for underlined. */
export function MarkedText({ text, keyword }: { text: string; keyword: string }) {
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
