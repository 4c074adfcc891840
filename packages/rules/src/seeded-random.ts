/** Whole numbers from 0 to 2^32 - 1 that look random and are the same for one seed on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** FNV-1a of a text's UTF-16 units. */
function seedOf(text: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619)
  return hash >>> 0
}

/** Numbers in [0, 1) that depend on the text alone, on every machine. */
export function randomOf(text: string): () => number {
  const draw = seededRandom(seedOf(text))
  return () => draw() / 4_294_967_296
}
