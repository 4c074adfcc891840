import { loadavg } from 'node:os'
import { CORES } from './measured-server.mjs'
import { median } from './median.mjs'

/** @typedef {import('./workers.mjs').Row} Row */
/** @typedef {import('./workers.mjs').Round} Round */

/**
 * The first row is what the others are compared with.
 * @param {{ title: string, share: number, rows: readonly Row[] }} measured share: of a core's time, for each core of a gateway
 */
export function printWorkers({ title, share, rows }) {
  const first = rows[0]?.rounds ?? []
  const each = `each core of a gateway at ${Math.round(share * 100)} %`
  console.log(
    `\n${title}; ${each}; ${CORES} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}\n`,
  )
  console.log('| gateway | requests/s | × one process | CPU µs/answer | × one process | faults |')
  console.log('| --- | --: | --: | --: | --: | --: |')
  for (const { name, rounds } of rows) {
    const compare = (/** @type {'perSecond' | 'cpuUs'} */ of) =>
      median(rounds.flatMap((own, index) => (first[index] ? [own[of] / first[index][of]] : []))).toFixed(2)
    const cells = [
      median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
      compare('perSecond'),
      median(rounds.map(({ cpuUs }) => cpuUs)).toFixed(0),
      compare('cpuUs'),
      rounds.reduce((sum, { faults }) => sum + faults, 0),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  console.log()
}
