import { readFileSync } from 'node:fs'
import { groupsOf, SCRAPED, selectorsOf, selects } from '@layover/endurance/harness/promql'
import { readScrape, type Sample } from '@layover/endurance/harness/scrape'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { startUpstream } from '../upstream.test-kit.ts'

interface Panel {
  readonly id: number
  readonly title: string
  readonly targets?: readonly { readonly expr: string }[]
}
interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary?: string }
}

const read = (name: string) => readFileSync(new URL(`../../observe/${name}`, import.meta.url), 'utf8')
const dashboard: { panels: Panel[]; templating: { list: { definition?: string }[] } } = JSON.parse(
  read('grafana-dashboard.json'),
)
const { groups }: { groups: { rules: Rule[] }[] } = parse(read('alerts.yml'))
const rules = groups.flatMap((group) => group.rules)
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`panel ${title}`, expr] as const),
  ),
  ...rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
]

let samples: Sample[]

beforeAll(async () => {
  const { app } = await startUpstream()
  samples = readScrape(await app.metricsText())
})

describe('dashboard and rules of the upstream', () => {
  it.each(expressions)('%s queries metrics that a started upstream exports', (_name, expression) => {
    const selectors = selectorsOf(expression)
    expect(selectors.length).toBeGreaterThan(0)
    for (const selector of selectors)
      expect(selects(selector, samples), JSON.stringify(selector)).not.toEqual([])
    const found = selectors.flatMap((selector) => selects(selector, samples))
    const known = new Set([...SCRAPED, ...found.flatMap(({ labels }) => Object.keys(labels))])
    for (const label of groupsOf(expression)) expect(known).toContain(label)
  })

  it('show every metric that is the upstream’s own', () => {
    const names = expressions.flatMap(([, expression]) => selectorsOf(expression).map(({ name }) => name))
    const family = (name: string) => name.replace(/_(sum|count)$/, '_bucket')
    const own = new Set(samples.map(({ name }) => family(name)).filter((name) => name.startsWith('layover_')))
    expect([...own].filter((name) => !names.includes(name))).toEqual([])
  })

  it('tell a database that is lost from one that takes no writes', () => {
    const panel = dashboard.panels.find(({ title }) => title === 'Database')
    const shown = panel?.targets?.flatMap(({ expr }) => selectorsOf(expr)) ?? []
    const states = shown.flatMap((selector) => selects(selector, samples)).map(({ labels }) => labels.state)
    expect(states.sort()).toEqual(['ready', 'writable'])
  })

  it('have panels of their own ids, and alerts of their own names with a severity and a summary', () => {
    const ids = dashboard.panels.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
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
    const queries = dashboard.templating.list.flatMap(({ definition }) => definition ?? [])
    expect(queries).toHaveLength(3)
    for (const query of queries) {
      const [, name = '', label = ''] = /^label_values\((\w+), (\w+)\)$/.exec(query) ?? []
      const found = samples.find((sample) => sample.name === name)
      expect([...SCRAPED, ...Object.keys(found?.labels ?? {})], query).toContain(label)
    }
  })
})
