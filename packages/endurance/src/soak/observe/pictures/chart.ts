import type { Named } from '../panels.ts'
import type { Range } from '../prometheus.ts'
import { inUnit } from './units.ts'

/** Grafana's own colours for series, in its order. */
const COLOURS = [
  '#73bf69',
  '#f2cc0c',
  '#5794f2',
  '#ff9830',
  '#f2495c',
  '#b877d9',
  '#37872d',
  '#fade2a',
  '#447ebc',
  '#c15c17',
  '#890f02',
  '#8f3bb8',
]

export const colourOf = (index: number) => COLOURS[index % COLOURS.length] as string

interface ChartOptions {
  readonly width: number
  readonly height: number
  readonly unit: string | undefined
  readonly isStacked: boolean
  readonly fill: number
}

const [LEFT, RIGHT, TOP, BOTTOM] = [70, 10, 8, 22]

type Point = readonly [x: number, y: number]

/** The values of each series, on top of those below it where they are stacked. A gap is a gap in the line. */
function heights(series: readonly Named[], isStacked: boolean): Map<number, number>[] {
  const below = new Map<number, number>()
  return series.map(({ values }) => {
    const own = new Map<number, number>()
    for (const [at, value] of values) {
      if (!Number.isFinite(value)) continue
      const height = isStacked ? (below.get(at) ?? 0) + value : value
      if (isStacked) below.set(at, height)
      own.set(at, height)
    }
    return own
  })
}

/** Round steps of the axis, about four. */
function ticks(least: number, most: number): number[] {
  const rough = (most - least) / 4 || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? rough
  const first = Math.ceil(least / step)
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step)
}

function pathsOf(points: readonly Point[], gap: number): Point[][] {
  const lines: Point[][] = []
  for (const point of points) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line === undefined || last === undefined || point[0] - last[0] > gap) lines.push([point])
    else line.push(point)
  }
  return lines
}

const written = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

/** Lines over time as SVG, with both axes. */
export function chart(series: readonly Named[], { start, end, step }: Range, options: ChartOptions): string {
  const { width, height, unit, isStacked, fill } = options
  const all = heights(series, isStacked)
  const values = all.flatMap((one) => [...one.values()])
  const least = Math.min(0, ...values)
  const most = Math.max(...values, least) || 1
  const x = (at: number) => LEFT + ((at - start) / (end - start)) * (width - LEFT - RIGHT)
  const y = (value: number) => height - BOTTOM - ((value - least) / (most - least)) * (height - TOP - BOTTOM)
  const grid = ticks(least, most).map(
    (value) =>
      `<line x1="${LEFT}" x2="${width - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#2c3235"/>
       <text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${inUnit(value, unit)}</text>`,
  )
  const times = [0.1, 0.5, 0.9].map((share) => {
    const at = start + share * (end - start)
    return `<text x="${x(at)}" y="${height - 5}" text-anchor="middle">${new Date(at * 1_000).toISOString().slice(11, 19)}</text>`
  })
  const gap = x(start + 1.5 * step) - x(start)
  const lines = all.map((one, index) => {
    const points = [...one].sort(([a], [b]) => a - b).map(([at, value]): Point => [x(at), y(value)])
    return pathsOf(points, gap).map((line) => {
      const [first, last] = [line[0] as Point, line.at(-1) as Point]
      const area = `${first[0].toFixed(1)},${y(least)} ${written(line)} ${last[0].toFixed(1)},${y(least)}`
      return `<polygon points="${area}" fill="${colourOf(index)}" fill-opacity="${fill / 100}"/>
        <polyline points="${written(line)}" fill="none" stroke="${colourOf(index)}" stroke-width="1.3"/>`
    })
  })
  return `<svg width="${width}" height="${height}">${[...grid, ...times, ...lines.flat().reverse()].join('')}</svg>`
}
