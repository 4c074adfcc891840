/** A labelled value: 'Booking reference', 'LV7K-29QD'. */
export type Fact = readonly [label: string, value: string]

/** A part of a letter. Text and HTML are written from the same parts, so that both say the same. */
export type LetterPart =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** The QR code of a pass; plain text leaves it out, since the pass's number stands beside it. */
  | { readonly kind: 'code'; readonly image: string; readonly label: string }
