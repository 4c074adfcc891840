import { drawFrom, land, sky } from './artwork-land.ts'
import { colours, recipe, stream, type Time } from './artwork-recipe.ts'
import { blind, frame, room } from './artwork-room.ts'
import { scene } from './artwork-scene.ts'

export type ArtworkOptions = {
  /** Fixes the time of day that the code would otherwise choose. */
  time?: Time
  /** Leaves frame and room out: for a page that cuts a window itself. Never a window in a window. */
  isOpen?: boolean
  /** Pulls the blind down: for a purchase that failed, and nothing else. */
  hasBlind?: boolean
  /** The facilities of a lounge, some of which stand in its room. */
  facilities?: readonly string[] | undefined
}

/**
 * One code in, one drawn view out: an SVG of 320 × 240, under 2 kB, under 3 kB with facilities, always the same for the same
 * code and facilities.
 * Crop it no wider than 2:1; the floor is its anchor.
 */
export function artwork(code: string, options: ArtworkOptions = {}): string {
  const { time, isOpen, hasBlind, facilities = [] } = options
  const chosen = recipe(code, time)
  const paint = colours(chosen)
  // Clouds and land have a stream of their own, so that a new motif never moves an old skyline.
  const draw = drawFrom(stream(`${code}/land`))
  const layers = [
    sky(chosen, paint, draw, `a${code.replace(/\W/g, '')}`),
    land(chosen, paint, draw),
    scene(chosen, paint),
    hasBlind ? blind(paint) : '',
    isOpen ? '' : frame(hasBlind ? 'cabin' : chosen.frame, chosen.isMirrored, paint),
    isOpen ? '' : room(chosen, paint, code, facilities),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${layers.join('')}</svg>`
}

/**
 * The same picture as the source of an image: a `data:` address keeps gradients of two drawings apart and needs no inline
 * style, so the strict content policy lets it through.
 */
export function artworkSource(code: string, options?: ArtworkOptions): string {
  return `data:image/svg+xml,${encodeURIComponent(artwork(code, options))}`
}
