import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from '@layover/toolchain/print'
import { findPrometheus, PROMETHEUS_MISSING } from '@layover/toolchain/prometheus'
import { freePorts } from '../../harness/free-ports.ts'
import { pause } from '../crowd.ts'
import { composedConfig, composedRules } from './composed.ts'
import { SCRAPE_MS, scaledRules } from './scaled-rules.ts'

/** Ends with this process in any case, since its standard input closes then. */
const KEPT = '"$0" "$@" >/dev/null 2>&1 & pid=$!; cat >/dev/null; kill -9 $pid'

/** A series over time: its labels, and pairs of seconds and value. */
export interface Series {
  readonly metric: Readonly<Record<string, string>>
  readonly values: readonly (readonly [seconds: number, value: number])[]
}

/** A stretch of time in seconds since 1970, and the seconds between two values. */
export interface Range {
  readonly start: number
  readonly end: number
  readonly step: number
}

export interface Prometheus {
  /** A value for each series at one time. */
  readonly instant: (expression: string, seconds: number) => Promise<Series[]>
  readonly range: (expression: string, range: Range) => Promise<Series[]>
  readonly labelValues: (metric: string, label: string) => Promise<string[]>
  /** The names of the alerts that fire now. */
  readonly firing: () => Promise<ReadonlySet<string>>
  readonly stop: () => Promise<void>
}

/**
 * The configuration of compose, with three differences: addresses instead of names, intervals of a rehearsal, and rules whose
 * durations are scaled.
 */
function writeConfig(folder: string, targets: Readonly<Record<string, readonly string[]>>): string {
  for (const { name, text } of composedRules()) writeFileSync(join(folder, name), scaledRules(text))
  const { scrape_configs, ...rest } = composedConfig()
  const config = {
    ...rest,
    global: { scrape_interval: `${SCRAPE_MS}ms`, evaluation_interval: '1s' },
    rule_files: composedRules().map(({ name }) => join(folder, name)),
    scrape_configs: scrape_configs.map(({ dns_sd_configs, ...job }) => ({
      ...job,
      static_configs: dns_sd_configs.map(({ names }) => ({
        targets: names.flatMap((name) => targets[name] ?? fail(`The rehearsal runs no ${name} to scrape.`)),
      })),
    })),
  }
  const file = join(folder, 'prometheus.yml')
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(config))
  return file
}

interface Answer {
  readonly status: string
  readonly error?: string
  readonly data: unknown
}

function apiOf(origin: string) {
  return async (path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams(query),
    })
    const { status, error, data } = (await answer.json()) as Answer
    if (status !== 'success') throw new Error(error ?? status)
    return data
  }
}

type Found = { metric: Record<string, string>; value?: [number, string]; values?: [number, string][] }

const seriesOf = (data: unknown): Series[] =>
  (data as { result: Found[] }).result.map(({ metric, value, values }) => ({
    metric,
    values: (values ?? (value === undefined ? [] : [value])).map(([at, text]) => [at, Number(text)]),
  }))

/** Starts Prometheus on a free port before these addresses of metrics, by the name that compose gives their service. */
export async function startPrometheus(
  targets: Readonly<Record<string, readonly string[]>>,
): Promise<Prometheus> {
  const program = (await findPrometheus()) ?? fail(PROMETHEUS_MISSING)
  const folder = mkdtempSync(join(tmpdir(), 'layover-prometheus-'))
  const address = `127.0.0.1:${await freePorts(1)}`
  const shell = spawn('/bin/sh', [
    '-c',
    KEPT,
    program,
    `--config.file=${writeConfig(folder, targets)}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=${address}`,
  ])
  const origin = `http://${address}`
  const api = apiOf(origin)
  while (!(await fetch(`${origin}/-/ready`).catch(() => undefined))?.ok) await pause(100)
  return {
    instant: async (query, seconds) => seriesOf(await api('query', { query, time: String(seconds) })),
    range: async (query, { start, end, step }) =>
      seriesOf(
        await api('query_range', { query, start: String(start), end: String(end), step: String(step) }),
      ),
    labelValues: async (metric, label) => {
      const found = seriesOf(
        await api('query', { query: `group by (${label}) (last_over_time(${metric}[1h]))` }),
      )
      return found.map((series) => series.metric[label] ?? '').sort()
    },
    firing: async () => {
      const found = seriesOf(await api('query', { query: 'ALERTS{alertstate="firing"}' }))
      return new Set(found.map(({ metric }) => metric.alertname ?? ''))
    },
    stop: async () => {
      const ended = once(shell, 'exit')
      shell.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
