/** A stream of numbers in [0, 1), always the same one for the same seed. */
export type Stream = () => number

/** FNV-1a of the seed starts a mulberry32 stream, so the same code draws the same picture everywhere. */
export function stream(seed: string): Stream {
  let hash = 2166136261
  for (const character of seed) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  let state = hash >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

// Sky top, sky middle, sky at the horizon, sun, far land, apron, aircraft body, wall, floor.
const SKIES: Record<Time, [string, string, string]> = {
  dawn: [
    '34567A D79C8E FBDDB0 FFF3D6 7F7F95 4A566F F3EDE4 14293E 0B1D2E',
    '5B86A8 EDBE9F FCE9C6 FFF8E6 8C98A0 59686F F6F1E8 1B3145 10212F',
    '2A4A6B B98A86 F5BE8C FFE9C0 6A6A80 3B4860 EDE7DE 11263A 0A1A29',
  ],
  day: [
    '3F88B5 9CCBDF EAF1EA FFFFFF 7FA3AC 56757E FBFAF6 1C3A4E 122736',
    '6AA9C6 BFDDE3 F6EFDB FFFDF2 93AFA6 66827C FBF8F0 E4DAC7 C4B69C',
    '2F7C8C 8FC5C1 EFEBD2 FFFBE8 6F9C98 466E70 F7F5EC 173848 0E2632',
  ],
  dusk: [
    '12253F 6E4F5E F09A55 FFD58A 3C3A50 1E2A3F C9C6C8 0B1F33 06131F',
    '0F2E48 3F6C80 F2B766 FFE3A6 2F4A5C 1B3143 CBD0D0 0A1F31 06141F',
    '1C2C45 A3574D F7B65F FFE09A 4B3B49 29303F D2C9C4 0D2032 07141F',
  ],
}

// Changing a list's length repaints every picture: a new motif belongs to a new version of the recipe.
const LIVERY = ['F2A93B', '0F766E', 'C2573A', '2F6F9F', 'D9C9A3', '8C3B44'] as const
const FAR = ['hills', 'peaks', 'city', 'sea'] as const
const SCENE = ['gate', 'fin', 'runway', 'tower', 'wing'] as const
const FRAME = ['bars', 'arch', 'lean', 'cabin', 'wide'] as const
const ROOM = ['chairs', 'lamp', 'plant', 'chair'] as const
const TIME = ['dawn', 'day', 'dusk'] as const

export type Time = (typeof TIME)[number]

export type Recipe = {
  time: Time
  palette: number
  far: (typeof FAR)[number]
  scene: (typeof SCENE)[number]
  frame: (typeof FRAME)[number]
  room: (typeof ROOM)[number]
  livery: string
  /** Numbers in [0, 1): where the sun stands, how high it is, how high the clouds are. */
  sun: number
  rise: number
  cloud: number
  isMirrored: boolean
}

/** The eleven draws behind a picture, in the order that fixes them for ever. */
export function recipe(code: string, time?: Time): Recipe {
  const next = stream(code)
  const pick = <Item>(list: readonly [Item, ...Item[]]): Item =>
    list[Math.floor(next() * list.length)] ?? list[0]
  const drawn = pick(TIME)
  const palette = Math.floor(next() * 3)
  const chosen = {
    far: pick(FAR),
    scene: pick(SCENE),
    frame: pick(FRAME),
    room: pick(ROOM),
    livery: pick(LIVERY),
  }
  const place = { sun: next(), rise: next(), isMirrored: next() < 0.5 }
  next() // A draw that nothing reads any more; the clouds come after it.
  return { time: time ?? drawn, palette, ...chosen, ...place, livery: `#${chosen.livery}`, cloud: next() }
}

export type Colours = Record<
  'top' | 'middle' | 'horizon' | 'sun' | 'far' | 'apron' | 'body' | 'wall' | 'floor',
  string
>

/** The nine colours of a recipe's time of day and palette. */
export function colours({ time, palette }: Recipe): Colours {
  const row = SKIES[time][palette] ?? SKIES[time][0]
  const [top, middle, horizon, sun, far, apron, body, wall, floor] = row
    .split(' ')
    .map((hex) => `#${hex}`) as Nine
  return { top, middle, horizon, sun, far, apron, body, wall, floor }
}

type Nine = [string, string, string, string, string, string, string, string, string]
