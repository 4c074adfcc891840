import { readdirSync, readFileSync } from 'node:fs'
import { table } from './findings.ts'

/** Of every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

interface Process {
  readonly pid: number
  readonly name: string
  readonly parent: number
  readonly seconds: number
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
    return { pid, name, parent: Number(fields[1]), seconds }
  } catch {
    return undefined
  }
}

function readAll(): Process[] {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.flatMap((pid) => readProcess(Number(pid)) ?? [])
  } catch {
    return []
  }
}

/** The processes that this one has started and that still run. Only Linux reports them. */
export function childrenOf(pid: number): number[] {
  return readAll()
    .filter(({ parent }) => parent === pid)
    .map((child) => child.pid)
}

/**
 * Processor seconds of this process and its descendants, keyed by kind: `roles` for our servers, the program's name for others.
 * Only Linux reports them; elsewhere the map is empty.
 */
export function processorSeconds(roles: ReadonlyMap<number, string>): Map<string, number> {
  const all = readAll()
  const ours = new Set([process.pid])
  for (let before = 0; before < ours.size; ) {
    before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  const seconds = new Map<string, number>()
  for (const { pid, name, seconds: own } of all) {
    if (!ours.has(pid)) continue
    const role = pid === process.pid ? 'the crowd itself' : (roles.get(pid) ?? name)
    seconds.set(role, (seconds.get(role) ?? 0) + own)
  }
  return seconds
}

/** The processor time of each kind of process for so many answers, for plans of capacity. */
export function processorTable(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  { answers, seconds }: { readonly answers: number; readonly seconds: number },
): string {
  const used = [...after]
    .map(([role, total]) => ({ role, took: total - (before.get(role) ?? 0) }))
    .filter(({ took }) => took > 0)
    .sort((a, b) => b.took - a.took)
  const rows = used.map(({ role, took }) => [
    role,
    (took / seconds).toFixed(2),
    ((took / answers) * 1e6).toFixed(0),
    (answers / took).toFixed(0),
  ])
  return table(['process', 'cores in use', 'CPU µs per answer', 'answers per second and core'], rows)
}
