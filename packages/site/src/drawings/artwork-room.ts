import { facilityMotifs } from './artwork-facilities.ts'
import type { Colours, Recipe } from './artwork-recipe.ts'

/** The window frame in the wall's colour, drawn over everything outside. */
export function frame(kind: Recipe['frame'], isMirrored: boolean, c: Colours): string {
  return FRAMES[kind](c, isMirrored)
}

const FRAMES: Record<Recipe['frame'], (c: Colours, isMirrored: boolean) => string> = {
  bars: (c) => `<path fill="${c.wall}" d="M0 0h320v10H0zM104 0h5v212h-5zM211 0h5v212h-5zM0 46h320v3H0z"/>`,
  wide: (c, isMirrored) => `<path fill="${c.wall}" d="M0 0h320v16H0zM${isMirrored ? 84 : 232} 0h6v212h-6z"/>`,
  lean: (c) =>
    `<path fill="${c.wall}" d="M0 0h320v10H0zM96 0h6L86 212h-6zM186 0h6l-16 212h-6zM276 0h6l-16 212h-6z"/>`,
  arch: (c) =>
    `<path fill="${c.wall}" fill-rule="evenodd" d="M0 0h320v240H0zM14 212V100a46 46 0 0 1 92 0v112zM114 212V100a46 46 0 0 1 92 0v112zM214 212V100a46 46 0 0 1 92 0v112z"/>`,
  cabin: (c) =>
    `<path fill="${c.wall}" fill-rule="evenodd" d="M0 0h320v240H0zM42 28h236a30 30 0 0 1 30 30v112a42 42 0 0 1-42 42H54a42 42 0 0 1-42-42V58a30 30 0 0 1 30-30z"/>`,
}

/** The blind pulled down: for the page of a failed purchase only. */
export function blind(c: Colours): string {
  return `<path fill="${c.wall}" d="M0 20h320v112H0z"/><path fill="${c.body}" opacity=".16" d="M12 20h296v106H12z"/><path stroke="${c.body}" stroke-width="4" stroke-linecap="round" opacity=".7" d="M144 119h32"/>`
}

/** The floor and what stands on it near the middle, so that every crop keeps it: the facilities, else one silhouette. */
export function room(recipe: Recipe, c: Colours, code: string, facilities: readonly string[]): string {
  const isSand = recipe.time === 'day' && recipe.palette === 1
  const ink = isSand ? '#2B3B45' : '#050F19'
  const silhouette =
    facilityMotifs(code, facilities, { ink, light: '#FFE9C4', livery: recipe.livery }) ||
    ROOMS[recipe.room](recipe.isMirrored ? 204 : 116, ink)
  return `<path fill="${c.floor}" d="M0 210h320v30H0z"/>${silhouette}`
}

const ROOMS: Record<Recipe['room'], (x: number, ink: string) => string> = {
  chairs: (x, ink) => `<g fill="${ink}">${chair(x - 30)}${chair(x + 48)}</g>`,
  chair: (x, ink) => `<g fill="${ink}">${chair(x)}<path d="M${x + 40} 212h28v4h-12v20h-4v-20h-12z"/></g>`,
  lamp: (x, ink) =>
    `<circle cx="${x + 42}" cy="154" r="32" fill="#FFD890" opacity=".28"/><path fill="#FFD890" d="M${x + 32} 142h20l7 22h-34z"/><g fill="${ink}"><path d="M${x + 41} 164h3v70h-3z"/>${chair(x - 8)}</g>`,
  plant: (x, ink) =>
    `<path fill="${ink}" d="M${x - 12} 208h24l-4 28h-16zM${x} 210c-4-26-22-34-32-34 2 20 14 32 32 34zM${x} 210c2-30 18-40 30-42 0 24-12 40-30 42zM${x} 210c-8-28-4-48 2-58 8 16 8 40-2 58z"/>`,
}

function chair(x: number): string {
  return `<path d="M${x - 22} 234v-36a14 14 0 0 1 14-14h16a14 14 0 0 1 14 14v36zM${x - 32} 228v-16a6 6 0 0 1 12 0h40a6 6 0 0 1 12 0v16a4 4 0 0 1-4 4h-56a4 4 0 0 1-4-4z"/>`
}
