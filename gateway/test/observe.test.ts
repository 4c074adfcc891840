import { readFile } from 'node:fs/promises'
import { groupsOf, SCRAPED, selectorsOf, selects } from '@layover/endurance/harness/promql'
import { readScrape, type Sample } from '@layover/endurance/harness/scrape'
import { Registry } from 'prom-client'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { registerReplacements } from '../src/workers/pool-metrics.ts'
import { json, raw, startFakeUpstream } from './fake-upstream.ts'
import { post, startGateway } from './gateway.ts'

interface Panel {
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}
interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: Readonly<Record<string, string>>
  readonly annotations: Readonly<Record<string, string>>
}

const read = (name: string) => readFile(new URL(`../observe/${name}`, import.meta.url), 'utf8')
const dashboard = JSON.parse(await read('grafana-dashboard.json'))
const panels: Panel[] = dashboard.panels
const rules: Rule[] = parse(await read('alerts.yml')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)
const expressions = [
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`panel ${title}`, expr] as const),
  ),
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
]

let samples: Sample[] = []

/** The metrics of a gateway and of a primary, after answers, refusals, faults and contract violations. */
beforeAll(async () => {
  const upstream = await startFakeUpstream()
  const app = await startGateway({ UPSTREAM_URL: upstream.url, CACHE_MAX_BYTES: '999999' })
  const order = { 'idempotency-key': crypto.randomUUID() }
  const lounges = (body: object) => post(app, '/api/lounge/lounges', body)
  upstream.play(raw('', 'reset'))
  await post(
    app,
    '/api/cip/confirmPaymentOrder',
    { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' } },
    order,
  )
  upstream.play(json({ state: '11', data: [], more: 1 }))
  await lounges({ airportCode: 'ZRH' })
  upstream.play(json({ state: '99', errorCode: '20001' }))
  await lounges({ airportCode: 'GVA' })
  await lounges({ airportCode: 7 })
  const registry = new Registry()
  registerReplacements(registry, () => 0)
  samples = readScrape(`${await app.metricsText()}${await registry.metrics()}`)
  await app.close()
  await upstream.close()
})

describe('PromQL as these tests read it', () => {
  it('is names with their labels, and neither functions, words nor times', () => {
    const expression =
      'histogram_quantile(0.9, sum by (le, call) (rate(a_bucket{x=~"b|{c}",y!="d"}[5m]))) > 2 and on (job) f offset 5m'
    expect(selectorsOf(expression)).toEqual([
      {
        name: 'a_bucket',
        matchers: [
          { label: 'x', operator: '=~', value: 'b|{c}' },
          { label: 'y', operator: '!=', value: 'd' },
        ],
      },
      { name: 'f', matchers: [] },
    ])
    expect(groupsOf(expression)).toEqual(['le', 'call', 'job'])
  })

  it('finds nothing under a name that is not exported, or a value that a label never has', () => {
    const exported = [{ name: 'a_total', labels: { call: 'b' }, value: 1 }]
    const found = (expression: string) => selectorsOf(expression).map((one) => selects(one, exported).length)
    expect(found('rate(a_total{call=~"b|c",instance="i"}[5m]) / a_totals')).toEqual([1, 0])
    expect(found('a_total{call="c"} + a_total{cal="b"} + a_total{call!="b"}')).toEqual([0, 0, 0])
  })
})

describe('dashboard and rules', () => {
  it.each(expressions)('%s queries metrics that the gateway exports', (_name, expression) => {
    const selectors = selectorsOf(expression)
    expect(selectors.length).toBeGreaterThan(0)
    for (const selector of selectors)
      expect(selects(selector, samples), JSON.stringify(selector)).not.toEqual([])
    const found = selectors.flatMap((selector) => selects(selector, samples))
    const known = new Set([...SCRAPED, ...found.flatMap(({ labels }) => Object.keys(labels))])
    for (const label of groupsOf(expression)) expect(known).toContain(label)
  })

  it('show every metric that is the gateway’s own', () => {
    const shown = new Set(
      expressions.flatMap(([, expression]) => selectorsOf(expression).map(({ name }) => name)),
    )
    const family = (name: string) => name.replace(/_(sum|count)$/, '_bucket')
    const own = new Set(samples.map(({ name }) => family(name)).filter((name) => name.startsWith('layover_')))
    expect([...own].filter((name) => !shown.has(name))).toEqual([])
  })

  it('have panels with titles and ids of their own, on their data source, that do not overlap', () => {
    const ids = dashboard.panels.map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const cells = dashboard.panels.flatMap(
      ({ gridPos: { x, y, w, h } }: { gridPos: Record<string, number> }) =>
        Array.from(
          { length: (w ?? 0) * (h ?? 0) },
          (_, i) => `${(x ?? 0) + (i % (w ?? 1))},${(y ?? 0) + Math.floor(i / (w ?? 1))}`,
        ),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(panels.every(({ title }) => title !== '')).toBe(true)
  })

  it('have alerts with unique names, a severity and a description', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const { labels, annotations } of rules) {
      expect(labels.severity).toMatch(/^(page|ticket)$/)
      expect(annotations.summary).toBeTruthy()
    }
  })

  it('find each label under its own name: Prometheus renames those that it sets itself', () => {
    expect(samples.filter(({ labels }) => SCRAPED.some((label) => label in labels))).toEqual([])
  })

  it('have variables that list what exists', () => {
    const queries: string[] = dashboard.templating.list.flatMap(
      ({ definition }: { definition?: string }) => definition ?? [],
    )
    expect(queries).toHaveLength(3)
    for (const query of queries) {
      const [, name = '', label = ''] = /^label_values\((\w+), (\w+)\)$/.exec(query) ?? []
      const found = samples.filter((sample) => sample.name === name)
      expect(found, query).not.toEqual([])
      expect([...SCRAPED, ...Object.keys(found[0]?.labels ?? {})]).toContain(label)
    }
  })
})
