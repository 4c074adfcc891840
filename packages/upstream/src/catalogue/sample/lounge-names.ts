/** Invented names that belong to no brand. The word that a code is made of comes first: LHR-HARRIER. */
export type LoungeName = { slug: string; name: string }

const named = (pattern: (word: string) => string, words: string): LoungeName[] =>
  words.split(' ').map((word) => ({ slug: word.toUpperCase(), name: pattern(word) }))

/** Every name, in any order. */
export const loungeNames: readonly LoungeName[] = [
  ...named(
    (w) => `${w} Lounge`,
    'Harrier Kestrel Osprey Avocet Curlew Plover Swallow Tern Heron Petrel Skylark Martin',
  ),
  ...named(
    (w) => `${w} Lounge`,
    'Northside Quayside Meridian Compass Lodestar Solstice Equinox Latitude Zephyr Halcyon',
  ),
  ...named(
    (w) => `${w} Rooms`,
    'Orchard Cedar Juniper Linden Walnut Hawthorn Sycamore Alder Larch Rowan Willow Magnolia',
  ),
  ...named(
    (w) => `${w} House`,
    'Lantern Harbour Garden Mulberry Saffron Marigold Indigo Amber Ivory Copper Slate Thistle',
  ),
  ...named(
    (w) => `The ${w}`,
    'Terrace Gallery Library Conservatory Veranda Courtyard Pavilion Parlour Arcade Atrium Alcove',
  ),
  ...named((w) => `The ${w} Room`, 'Window Map Reading Morning Lamp Cloud Tide Fern'),
]

/** Names that belong to one place: the first lounges of these airports bear them. */
export const signatureNames: Readonly<Record<string, readonly LoungeName[]>> = {
  LHR: [
    { slug: 'HARRIER', name: 'Harrier Lounge' },
    { slug: 'NORTHSIDE', name: 'Northside Lounge' },
    { slug: 'TERRACE', name: 'The Terrace' },
    { slug: 'ORCHARD', name: 'Orchard Rooms' },
  ],
  DXB: [{ slug: 'CREEK', name: 'Creek House' }],
  SIN: [{ slug: 'QUAYSIDE', name: 'Quayside Lounge' }],
  JFK: [{ slug: 'HUDSON', name: 'Hudson Rooms' }],
  ZRH: [{ slug: 'LIMMAT', name: 'Limmat Rooms' }],
}
