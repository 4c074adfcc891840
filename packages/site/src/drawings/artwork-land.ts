import type { Colours, Recipe, Stream } from './artwork-recipe.ts'

/** A whole number from `a` to `b`, the stream's next. */
type Draw = (a: number, b: number) => number

export function drawFrom(next: Stream): Draw {
  return (a, b) => Math.round(a + next() * (b - a))
}

/** Where the sun stands: low at dawn and dusk, smaller and high by day. */
function sunOf({ time, sun, rise }: Recipe): { x: number; y: number; radius: number } {
  const isDay = time === 'day'
  return {
    x: Math.round(96 + sun * 128),
    y: Math.round((isDay ? 52 : 112) + rise * 34),
    radius: isDay ? 15 : 22,
  }
}

/** Sky, sun with its halo, three strokes of cloud. `id` names the gradient. */
export function sky(recipe: Recipe, c: Colours, draw: Draw, id: string): string {
  const { x, y, radius } = sunOf(recipe)
  const cloud = Math.round(58 + recipe.cloud * 40)
  const strokes = `M${draw(40, 90)} ${cloud}h${draw(40, 80)}M${draw(150, 200)} ${cloud + 16}h${draw(50, 84)}M${draw(70, 130)} ${cloud + 30}h${draw(26, 60)}`
  return [
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${c.top}"/><stop offset=".42" stop-color="${c.middle}"/><stop offset=".72" stop-color="${c.horizon}"/></linearGradient>`,
    `<path fill="url(#${id})" d="M0 0h320v240H0z"/>`,
    `<g fill="${c.sun}"><circle cx="${x}" cy="${y}" r="${radius * 2}" opacity=".22"/><circle cx="${x}" cy="${y}" r="${radius}"/></g>`,
    `<path stroke="${c.sun}" stroke-width="5" stroke-linecap="round" opacity=".38" d="${strokes}"/>`,
  ].join('')
}

/** Hills, peaks, a city or the sea, then the apron in front; the horizon is always at y 166. */
export function land(recipe: Recipe, c: Colours, draw: Draw): string {
  const line = FAR_LAND[recipe.far](draw)
  const isOpenSea = recipe.far === 'sea' && recipe.scene === 'tower'
  const ground = `<path fill="${isOpenSea ? c.far : c.apron}" d="M0 166h320v74H0z"/>`
  return (
    (line && `<path fill="${c.far}" d="${line}"/>`) +
    ground +
    (recipe.far === 'sea' ? glitter(recipe, c) : '')
  )
}

const FAR_LAND: Record<Recipe['far'], (draw: Draw) => string> = {
  hills: (n) =>
    `M0 158C${n(30, 60)} ${n(126, 142)} ${n(90, 120)} ${n(136, 150)} 160 152S${n(230, 262)} ${n(122, 140)} 320 ${n(142, 156)}V170H0z`,
  peaks: (n) =>
    `M0 160L${n(30, 60)} ${n(124, 140)}l26 18 ${n(34, 54)} -${n(30, 46)} 40 34 30 -16 ${n(30, 44)} -${n(14, 26)}L320 156V170H0z`,
  city: roofs,
  sea: () => '',
}

function roofs(draw: Draw): string {
  let outline = 'M0 170'
  for (let x = 0; x < 320; ) {
    const width = draw(12, 26)
    outline += `V${draw(134, 160)}h${width}`
    x += width
  }
  return `${outline}V170z`
}

function glitter(recipe: Recipe, c: Colours): string {
  const { x } = sunOf(recipe)
  return `<path stroke="${c.sun}" stroke-width="2" opacity=".5" d="M${x - 34} 170h68M${x - 20} 176h40"/>`
}
