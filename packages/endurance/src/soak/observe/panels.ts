import { type Finding, table } from '../findings.ts'
import type { Dashboard, Panel } from './composed.ts'
import { zeroPanels } from './faults/all-faults.ts'
import type { Prometheus, Range, Series } from './prometheus.ts'
import { SCRAPE_MS } from './scaled-rules.ts'

/** A target's series under the name that its legend has. */
export interface Named extends Series {
  readonly name: string
}

/** A panel with its data. */
export interface Filled {
  readonly panel: Panel
  readonly series: readonly Named[]
  readonly error?: string
}

/** The values of the dashboard's variables, as Grafana fills them in where All is chosen. */
async function variablesOf({ templating }: Dashboard, prometheus: Prometheus): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { name, definition = '', allValue } of templating.list) {
    const [, metric, label] = /^label_values\((\w+), (\w+)\)$/.exec(definition) ?? []
    if (metric === undefined || label === undefined) continue
    found.set(name, allValue ?? `(${(await prometheus.labelValues(metric, label)).join('|')})`)
  }
  return found
}

/** The shortest window over which Grafana takes a rate: four scrapes, or a scrape more than a step. */
const rateIntervalMs = (stepS: number) => Math.max(4 * SCRAPE_MS, stepS * 1_000 + SCRAPE_MS)

function filledIn(expression: string, variables: ReadonlyMap<string, string>, { start, end, step }: Range) {
  const own = new Map([
    ...variables,
    ['__rate_interval', `${rateIntervalMs(step)}ms`],
    ['__range', `${Math.round(end - start)}s`],
  ])
  return expression.replaceAll(/\$(\w+)/g, (all, name: string) => own.get(name) ?? all)
}

function nameOf({ metric }: Series, legend: string | undefined): string {
  if (legend !== undefined && legend !== '')
    return legend.replaceAll(/\{\{(\w+)\}\}/g, (_all, label: string) => metric[label] ?? '')
  return Object.entries(metric)
    .map(([label, value]) => `${label} ${value}`)
    .join(', ')
}

async function fill(
  panel: Panel,
  variables: ReadonlyMap<string, string>,
  prometheus: Prometheus,
  range: Range,
): Promise<Filled> {
  const series: Named[] = []
  try {
    for (const { expr, legendFormat } of panel.targets ?? []) {
      const expression = filledIn(expr, variables, range)
      const found =
        panel.type === 'table'
          ? await prometheus.instant(expression, range.end)
          : await prometheus.range(expression, range)
      series.push(...found.map((each) => ({ ...each, name: nameOf(each, legendFormat) })))
    }
    return { panel, series }
  } catch (error) {
    return { panel, series, error: String(error) }
  }
}

/** Every panel of a dashboard with its data, rows of titles without any. */
export async function fillPanels(
  dashboard: Dashboard,
  prometheus: Prometheus,
  range: Range,
): Promise<Filled[]> {
  const variables = await variablesOf(dashboard, prometheus)
  const filled: Filled[] = []
  for (const panel of dashboard.panels) filled.push(await fill(panel, variables, prometheus, range))
  return filled
}

/** The values of a series that can be drawn. */
export const finite = ({ values }: Series) => values.map(([, value]) => value).filter(Number.isFinite)

/** The state of a panel: an error, no value at all, nothing but zeros, or data. */
function stateOf({ error, series }: Filled): string {
  if (error !== undefined) return error
  const values = series.flatMap(finite)
  if (values.length === 0) return 'EMPTY'
  return values.some((value) => value !== 0) ? 'data' : 'zeros'
}

const shown = (value: number | undefined) => (value === undefined ? '' : String(Number(value.toPrecision(3))))

/** Panel by panel: its state, the number of its series, and the largest of them with their last and highest values. */
export function panelTable(filled: readonly Filled[]): string {
  const rows = filled
    .filter(({ panel }) => panel.type !== 'row')
    .map((each) => {
      const byHeight = [...each.series].sort((a, b) => Math.max(...finite(b), 0) - Math.max(...finite(a), 0))
      const largest = byHeight
        .slice(0, 3)
        .map((one) => `${one.name} ${shown(finite(one).at(-1))}/${shown(Math.max(...finite(one)))}`)
      return [each.panel.title, stateOf(each), String(each.series.length), largest.join('; ')]
    })
  return table(['panel', 'state', 'series', 'largest: last/highest'], rows)
}

/** Whether each panel has something to show. */
export function panelFindings({ title }: Dashboard, filled: readonly Filled[]): Finding[] {
  const panels = filled.filter(({ panel }) => panel.type !== 'row')
  const zeros = panels.filter((each) => stateOf(each) === 'zeros' && each.panel.title in zeroPanels)
  const wrong = panels.filter((each) => stateOf(each) !== 'data' && !zeros.includes(each))
  return [
    {
      promise: `every panel of ‘${title}’ has data`,
      isKept: wrong.length === 0,
      found: `${panels.length - wrong.length} of ${panels.length}`,
    },
    ...wrong.map((each) => ({ promise: `  ${each.panel.title}`, isKept: false, found: stateOf(each) })),
    ...zeros.map(({ panel: { title } }) => ({
      promise: `  ${title} has zeros alone`,
      isKept: true,
      found: zeroPanels[title] ?? '',
    })),
  ]
}
