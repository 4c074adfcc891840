import type { Kind } from '../mutation.ts'
import { isGood } from './judge-mutation.ts'
import type { Row } from './run-mutations.ts'

/** The words of the table. */
export const WORD = {
  named: 'named',
  quiet: 'quiet',
  missed: 'MISSED',
  elsewhere: 'ELSEWHERE',
  alarm: 'FALSE ALARM',
  idle: 'idle',
}

/** The first finding in one line, of the mutated call if there is one. */
export function firstFinding({ findings, mutation }: Row): string {
  const own = findings.find(({ call }) => call === mutation.call) ?? findings[0]
  return own === undefined ? '' : `${own.call} ${own.path} expected ${own.expected}, got ${own.got}`
}

/** One line of the table while it grows. */
export function rowLine(row: Row): string {
  const { mutation, result, ms, pact } = row
  const beside = pact === undefined ? [] : [`pact: ${WORD[pact]}`.padEnd(17)]
  const cells = [WORD[result].padEnd(11), ...beside, mutation.kind.padEnd(9), mutation.call, mutation.name]
  const note = isGood(result) ? '' : `\n            ${firstFinding(row).slice(0, 220) || 'no finding'}`
  return `${cells.join(' | ')} (${Math.round(ms)} ms)${note}`
}

interface Tally {
  readonly breaking: number
  readonly named: number
  readonly harmless: number
  readonly quiet: number
}

export function tally(rows: readonly Row[], of: 'result' | 'pact' = 'result'): Tally {
  const active = rows.filter(({ result }) => result !== 'idle')
  const harmless = active.filter(({ mutation }) => mutation.kind === 'harmless')
  const breaking = active.filter(({ mutation }) => mutation.kind !== 'harmless')
  return {
    breaking: breaking.length,
    named: breaking.filter((row) => row[of] === 'named').length,
    harmless: harmless.length,
    quiet: harmless.filter((row) => row[of] === 'quiet').length,
  }
}

/** Whether a set was found well enough: at most one in a hundred missed, and no false alarm. */
export function isGoodEnough({ breaking, named, harmless, quiet }: Tally): boolean {
  return named >= breaking * 0.99 && quiet === harmless
}

export const kinds: readonly Kind[] = ['transport', 'envelope', 'shape', 'semantics', 'harmless']

/** By kind, and altogether. */
export function summary(rows: readonly Row[]): string {
  const lines = kinds.map((kind) => {
    const own = rows.filter(({ mutation, result }) => mutation.kind === kind && result !== 'idle')
    const good = own.filter(({ result }) => isGood(result)).length
    return own.length === 0 ? [] : [`${kind.padEnd(10)} ${good} of ${own.length}`]
  })
  const hasPact = rows.some(({ pact }) => pact !== undefined)
  return [...lines.flat(), sum(rows), ...(hasPact ? [`the Pact file alone: ${sum(rows, 'pact')}`] : [])].join(
    '\n',
  )
}

/** The measure in one sentence. */
export function sum(rows: readonly Row[], of?: 'pact'): string {
  const { breaking, named, harmless, quiet } = tally(rows, of)
  const share = breaking === 0 ? 100 : (100 * named) / breaking
  return `${named} of ${breaking} breaking mutations caught and named (${share.toFixed(1)} %), ${harmless - quiet} false alarms on ${harmless} harmless ones`
}
