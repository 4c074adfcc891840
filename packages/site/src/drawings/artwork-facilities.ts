import { stream } from './artwork-recipe.ts'

type Inks = { readonly ink: string; readonly light: string; readonly livery: string }

/**
 * What stands for a facility: keywords, since the provider writes the words freely, and the parts in ink, in light and in
 * the livery. All stand on the floor at y 236, around x 0.
 */
const MOTIFS: readonly (readonly [words: string, ink: string, light?: string, livery?: string])[] = [
  [
    'terrace|outdoor',
    'M-2 128h4v108h-4zM-34 206h26v5h-11v25h-4v-25h-11z',
    '',
    'M-48 160q10-42 48-42t48 42l-16-6-16 6-16-6-16 6-16-6z',
  ],
  [
    '\\bnap|sleep|\\bbed',
    'M-48 236v-54h7v24h89v30h-8v-8h-80v8z',
    'M-38 192h24a8 8 0 0 1 8 8v4h-32zM22 128a24 24 0 1 0 18 36 20 20 0 0 1-18-36z',
  ],
  [
    'shower',
    'M-38 236V130a16 16 0 0 1 16-16H8a12 12 0 0 1 12 12v8h16v10H-2v-10h14v-10h-42v112z',
    'M0 152h4v12h-4zM30 152h4v12h-4zM15 168h4v12h-4zM0 184h4v12h-4zM30 184h4v12h-4zM15 200h4v12h-4z',
  ],
  [
    'family|child|\\bplay|\\bkid',
    '',
    'M-42 200h36v36h-36zm8 8v20h20v-20z',
    'M-2 200h36v36H-2zM-4 160l22 36h-44z',
  ],
  [
    'view',
    'M-4 172H4l26 64h-8l-17-42v42h-10v-42l-17 42h-8z',
    'M-48 172l58-36 11 18-58 36zM8 130l26-16 16 25-26 16z',
  ],
  [
    '\\bwork|business|desk|meeting',
    'M-46 194h92v7h-5v35h-6v-35h-70v35h-6v-35h-5zM24 194v-44l-12-14 4-4 14 16v46z',
    'M-32 160h40v28h-40zM-38 190h52v4h-52zM4 146l12-22 12 10z',
  ],
  [
    'beer|wine|\\bbar\\b|cocktail',
    'M-46 192h92v8h-6v36h-80v-36h-6z',
    'M4 146h26q2 26-10 29v13h8v5H6v-5h8v-13q-12-3-10-29z',
    'M-26 192v-38q0-8 6-12v-20h10v20q6 4 6 12v38z',
  ],
  [
    'buffet|meal|dining|\\bhot',
    'M-42 194h84v7H4v35h-8v-35h-38z',
    'M-32 186a32 30 0 0 1 28-30v-7h8v7a32 30 0 0 1 28 30zM-38 188h76v6h-76z',
  ],
  [
    'quiet|silent',
    'M28 146h4v90h-4zM-44 236v-22a6 6 0 0 1 10-5v-33a14 14 0 0 1 14-14h16a14 14 0 0 1 14 14v33a6 6 0 0 1 10 5v22z',
    'M20 122h20l7 24H13z',
  ],
]

/** Where they stand: one large in the middle, then two smaller ones beside it. */
const PLACES = ['translate(160 28)scale(.88)', 'translate(54 59)scale(.75)', 'translate(266 59)scale(.75)']

/**
 * Up to three facilities of a lounge as drawings (P361): one in the middle, which every crop keeps, and two beside it. The
 * code chooses which. Empty where no facility has a drawing.
 */
export function facilityMotifs(code: string, facilities: readonly string[], inks: Inks): string {
  const known = MOTIFS.filter(([words]) => new RegExp(words, 'i').test(facilities.join()))
  const first = Math.floor(stream(`${code}/objects`)() * known.length)
  const drawn = [...known, ...known]
    .slice(first, first + Math.min(known.length, 3))
    .map(([, ink, light, livery], index) => {
      const paths = path(inks.ink, ink) + path(inks.light, light) + path(inks.livery, livery)
      return `<g transform="${PLACES[index]}">${paths}</g>`
    })
  // A dark edge parts what is light from the aircraft behind it.
  return drawn.length === 0 ? '' : `<g stroke="${inks.ink}" stroke-width="2">${drawn.join('')}</g>`
}

const path = (colour: string, d?: string) => (d ? `<path fill="${colour}" d="${d}"/>` : '')
