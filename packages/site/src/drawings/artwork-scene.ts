import type { Colours, Recipe } from './artwork-recipe.ts'

type Paint = Colours & { livery: string }

/** The view outside the window. Drawn facing left, mirrored by the recipe's flip bit. */
export function scene(recipe: Recipe, c: Colours): string {
  const drawing = SCENES[recipe.scene]({ ...c, livery: recipe.livery })
  return recipe.isMirrored ? `<g transform="matrix(-1 0 0 1 320 0)">${drawing}</g>` : drawing
}

const SCENES: Record<Recipe['scene'], (c: Paint) => string> = {
  gate: (c) =>
    `<path fill="${c.livery}" d="M202 160L230 108h22l-3 56z"/><path fill="${c.body}" d="M48 177c4-12 16-18 32-18h150l36 5c-6 12-26 21-48 21H70c-12 0-21-3-22-8z"/><path stroke="${c.apron}" stroke-width="4" stroke-dasharray="4 6" d="M92 168h124"/><path fill="${c.wall}" opacity=".75" d="M122 176h42l44 22h-18zM132 186h28v12h-28a6 6 0 0 1 0-12zM62 164h10l-3 6H57z"/><path fill="${c.floor}" d="M78 185h4v12h-4zM196 185h4v12h-4z"/>`,
  fin: (c) =>
    `<path fill="${c.livery}" d="M128 168L190 56h40l-2 112z"/><path fill="${c.body}" d="M155 118l11-20h63l-1 20zM-6 162h222c26 1 48 5 62 10-14 18-46 33-92 33H-6z"/><path fill="${c.apron}" opacity=".45" d="M196 178l66-16h14l-36 22z"/><path stroke="${c.apron}" stroke-width="5" stroke-dasharray="5 7" d="M10 178h160"/>`,
  tower: (c) =>
    `<path fill="${c.wall}" d="M146 170l5-78h14l5 78zM138 92l-6-20h52l-6 20zM136 68h44v4h-44zM157 52h2v16h-2z"/><path fill="${c.livery}" d="M137 76h42l-3 8h-36z"/><path fill="${c.wall}" d="M196 170v-16h96v16z"/><path stroke="${c.sun}" stroke-width="3" stroke-dasharray="3 6" d="M202 161h84"/><path fill="${c.body}" d="M62 112l30-10 12-13 5 1-6 12 15-3 4-8 3 1-2 10-26 9-14 13-4-1 6-12-18 4z"/>`,
  wing: (c) =>
    `<path fill="${c.body}" d="M-6 214l206-58 22-42h12l-4 48L96 226H-6z"/><path fill="${c.apron}" opacity=".4" d="M-6 226l214-54 22-6L96 226z"/><path fill="${c.livery}" d="M205 147l17-33h12l-3 33z"/>`,
  runway,
}

/** Lamps on both sides of the runway: distance from its middle, height, radius. */
const LAMPS = [
  [12, 170, 1.2],
  [20, 176, 1.6],
  [31, 184, 2.1],
  [46, 195, 2.7],
] as const

function runway(c: Paint): string {
  const lamps = LAMPS.map(
    ([x, y, r]) => `<circle cx="${160 - x}" cy="${y}" r="${r}"/><circle cx="${160 + x}" cy="${y}" r="${r}"/>`,
  )
  return `<path fill="${c.floor}" opacity=".55" d="M152 166h16l78 74H74z"/><path stroke="${c.sun}" stroke-width="3" stroke-dasharray="5 7" d="M160 170v60"/><g fill="${c.sun}">${lamps.join('')}</g><path fill="${c.body}" d="M140 108l17-3a4 4 0 0 1 3-7 4 4 0 0 1 3 7l17 3-17 2a3 3 0 0 1-6 0z"/>`
}
