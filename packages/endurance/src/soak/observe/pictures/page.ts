import type { Dashboard } from '../composed.ts'
import { type Filled, finite, type Named } from '../panels.ts'
import type { Range } from '../prometheus.ts'
import { chart, colourOf } from './chart.ts'
import { inUnit } from './units.ts'

/** Grafana's grid: 24 columns, and rows of 30 pixels with 8 between them. */
const [COLUMNS, WIDTH, ROW, GAP] = [24, 1600, 30, 8]
const TITLE_HEIGHT = 30
const LEGEND_ROW = 17
/** Grafana gives a legend a third of the panel and lets the reader scroll in it. */
const LEGEND_SHARE = 0.35

const STYLE = `body{margin:0;background:#111217;color:#ccccdc;font:12px Inter,Helvetica,Arial,sans-serif}
.panel{position:absolute;background:#181b1f;border:1px solid #2c3235;border-radius:2px;overflow:hidden}
h2{font-size:14px;font-weight:500;margin:6px 8px}h2 small{color:#8e8e9e;font-weight:400;margin-left:8px}
.row{position:absolute;font-size:16px;padding-top:6px}
.stat{display:flex;justify-content:center;font-size:44px;font-weight:500}
.none{text-align:center;margin-top:40px;color:#8e8e9e}
.legend{overflow:hidden;padding:0 8px}table{width:100%;border-collapse:collapse}
td,th{text-align:right;padding:0 6px;line-height:${LEGEND_ROW}px;white-space:nowrap;font-weight:400}
td:first-child,th:first-child{text-align:left;max-width:280px;overflow:hidden;text-overflow:ellipsis}
th{color:#6e9fff}text{fill:#9fa0ab;font-size:11px}i{display:inline-block;width:12px;height:3px;margin-right:6px;vertical-align:middle}`

const NAMED: Readonly<Record<string, string>> = {
  green: '#73bf69',
  orange: '#ff9830',
  red: '#f2495c',
  text: '#ccccdc',
}

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One number, in the colour of the highest threshold that it reaches. */
function stat({ panel, series }: Filled): string {
  const { unit, thresholds, decimals } = panel.fieldConfig?.defaults ?? {}
  const last = series.map((one) => finite(one).at(-1)).find((value) => value !== undefined)
  const written = inUnit(decimals === 0 && last !== undefined ? Math.round(last) : last, unit)
  const reached = thresholds?.steps.filter(({ value }) => value === null || (last ?? 0) >= value).at(-1)
  return `<div class="stat" style="color:${NAMED[reached?.color ?? 'text'] ?? 'white'}">${written}</div>`
}

function legend(series: readonly Named[], unit: string | undefined): string {
  const measured = series.map((one, index) => {
    const values = finite(one)
    return { one, index, mean: mean(values), max: Math.max(...values) }
  })
  // As each of our dashboards wants it.
  const highestFirst = measured.sort((a, b) => b.max - a.max)
  const rows = highestFirst.map(({ one, index, ...values }) => {
    const cells = [values.mean, values.max].map((value) => `<td>${inUnit(value, unit)}</td>`)
    return `<tr><td><i style="background:${colourOf(index)}"></i>${safe(one.name)}</td>${cells.join('')}</tr>`
  })
  return `<table><tr><th>Name</th><th>Mean</th><th>Max</th></tr>${rows.join('')}</table>`
}

function valueTable(series: readonly Named[]): string {
  const labels = [...new Set(series.flatMap(({ metric }) => Object.keys(metric)))]
  const sorted = [...series].sort((a, b) => (finite(b)[0] ?? 0) - (finite(a)[0] ?? 0))
  const rows = sorted.map(({ metric, values }) =>
    [...labels.map((label) => metric[label] ?? ''), inUnit(values[0]?.[1])].map(
      (cell) => `<td>${safe(cell)}</td>`,
    ),
  )
  const head = [...labels, 'Value'].map((name) => `<th>${name}</th>`)
  return `<table><tr>${head.join('')}</tr>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`
}

function content(filled: Filled, range: Range, width: number, height: number): string {
  const { panel, series, error } = filled
  if (error !== undefined) return `<div class="none">${safe(error)}</div>`
  if (series.length === 0)
    return `<div class="none">${safe(panel.fieldConfig?.defaults?.noValue ?? 'No data')}</div>`
  if (panel.type === 'stat') return stat(filled)
  if (panel.type === 'table') return valueTable(series)
  const { unit, custom } = panel.fieldConfig?.defaults ?? {}
  const legendHeight = Math.min((series.length + 1) * LEGEND_ROW + 4, height * LEGEND_SHARE)
  const drawn = chart(series, range, {
    width: width - 8,
    height: height - legendHeight,
    unit,
    isStacked: custom?.stacking?.mode === 'normal',
    fill: custom?.fillOpacity ?? 0,
  })
  return `${drawn}<div class="legend" style="height:${legendHeight}px">${legend(series, unit)}</div>`
}

function box(filled: Filled, range: Range): string {
  const { panel } = filled
  const { x, y, w, h } = panel.gridPos
  const column = WIDTH / COLUMNS
  const [width, height] = [w * column - GAP, h * (ROW + GAP) - GAP]
  const place = `left:${x * column + GAP / 2}px;top:${y * (ROW + GAP) + 40}px;width:${width}px;height:${height}px`
  const note = panel.description ? `<small>${safe(panel.description)}</small>` : ''
  if (panel.type === 'row') return `<div class="row" style="${place}">${safe(panel.title)}</div>`
  const inner = content(filled, range, width, height - TITLE_HEIGHT)
  return `<div class="panel" style="${place}"><h2>${safe(panel.title)}${note}</h2>${inner}</div>`
}

/** A dashboard with its data as one page of HTML, laid out as Grafana does. @returns the page and its size in pixels */
export function page({ title }: Dashboard, filled: readonly Filled[], range: Range) {
  const rows = Math.max(...filled.map(({ panel: { gridPos } }) => gridPos.y + gridPos.h))
  const boxes = filled.map((each) => box(each, range))
  const html = `<!doctype html><meta charset="utf-8"><title>${safe(title)}</title><style>${STYLE}</style>
<h2 style="font-size:18px;margin:8px">${safe(title)}</h2>${boxes.join('\n')}`
  return { html, width: WIDTH, height: rows * (ROW + GAP) + 60 }
}
