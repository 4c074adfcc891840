import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@layover/toolchain/paths'
import { parse } from 'yaml'

/** One rule of Prometheus, as far as the rehearsal knows it. */
export interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for?: string
  readonly labels: { readonly severity: string }
}

/** A file of rules: its name below `/etc/prometheus`, and its text. */
interface RuleFile {
  readonly name: string
  readonly text: string
}

interface Compose {
  readonly services: Readonly<Record<string, { readonly volumes?: readonly string[] }>>
}

/** The files that a service of `docker-compose.yml` gets from the checkout, by their path in its container. */
function filesOf(service: string): ReadonlyMap<string, string> {
  const compose = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8')) as Compose
  const mounts = (compose.services[service]?.volumes ?? []).filter((volume) => volume.startsWith('./'))
  return new Map(
    mounts.map((volume) => {
      const [here = '', there = ''] = volume.split(':')
      return [there, join(ROOT, here)] as const
    }),
  )
}

const PROMETHEUS_YML = '/etc/prometheus/prometheus.yml'

function fileOf(service: string, path: string): string {
  const file = filesOf(service).get(path)
  if (file === undefined) throw new Error(`docker-compose.yml gives ${service} no ${path}`)
  return readFileSync(file, 'utf8')
}

/** Prometheus's configuration as compose has it. */
export interface PrometheusConfig {
  readonly rule_files: readonly string[]
  readonly scrape_configs: readonly {
    readonly job_name: string
    readonly dns_sd_configs: readonly { readonly names: readonly string[] }[]
  }[]
}

export function composedConfig(): PrometheusConfig {
  return parse(fileOf('prometheus', PROMETHEUS_YML)) as PrometheusConfig
}

/** The files of rules that Prometheus reads in compose. */
export function composedRules(): readonly RuleFile[] {
  return composedConfig().rule_files.map((path) => ({
    name: path.split('/').at(-1) ?? '',
    text: fileOf('prometheus', path),
  }))
}

/** Every alert in these files. */
export function alertsOf(files: readonly RuleFile[]): readonly Rule[] {
  return files.flatMap(({ text }) => {
    const { groups } = parse(text) as { groups: { rules: Rule[] }[] }
    return groups.flatMap(({ rules }) => rules)
  })
}

/** A panel of a dashboard, as far as the rehearsal knows it. */
export interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly description?: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly expr: string; readonly legendFormat?: string }[]
  readonly fieldConfig?: {
    readonly defaults?: {
      readonly unit?: string
      readonly noValue?: string
      readonly decimals?: number
      readonly thresholds?: {
        readonly steps: readonly { readonly color: string; readonly value: number | null }[]
      }
      readonly custom?: { readonly fillOpacity?: number; readonly stacking?: { readonly mode: string } }
    }
  }
}

/** A variable that lists the values of a label. */
interface Variable {
  readonly name: string
  readonly definition?: string
  readonly allValue?: string
}

export interface Dashboard {
  readonly title: string
  readonly uid: string
  readonly panels: readonly Panel[]
  readonly templating: { readonly list: readonly Variable[] }
}

/** The dashboards that Grafana shows in compose. */
export function composedDashboards(): readonly Dashboard[] {
  const files = [...filesOf('grafana')].filter(([path]) => path.endsWith('.json'))
  return files.map(([, file]) => JSON.parse(readFileSync(file, 'utf8')) as Dashboard)
}
