/**
 * `pnpm bench:forwarding`: one read from the provider itself, through nginx, through a bare `@fastify/http-proxy` and through
 * the gateway with every feature on, at 2 KB and 60 KB, uncached and cached. Where the system allows it, the
 * measured server has one core for itself. Rounds alternate, so that a busy machine slows all of them; compare the ratios,
 * never two runs. Processor time per request is a better measure than requests per second where the machine does other things too.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, install } from '../src/prepare.mjs'
import { progress } from '../src/print.mjs'
import { startAll } from './forwarding-servers.mjs'
import { stepAside } from './measured-server.mjs'
import { printForwarding } from './print-forwarding.mjs'
import { sendSteadily } from './steady-client.mjs'
import { hearWitness, visitorOf } from './witness.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4110)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** A server is measured once its code is compiled, which takes requests rather than time; on a busy machine there is an end to it. */
const WARM_UP = { answers: 10_000, seconds: 2, rounds: 8 }
const SIZES = [
  { size: '2 KB', body: { agentId: 'small' } },
  { size: '60 KB', body: { agentId: 'large' } },
]

/** @typedef {import('./steady-client.mjs').Steady & import('./measured-server.mjs').Usage & { cpuUs: number }} Round */
/** @typedef {{ size: string, name: string, rounds: Round[] }} Row */

await install()
if (process.env.BENCH_BUILD !== 'no') await build()
const folder = mkdtempSync(join(tmpdir(), 'layover-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const { measured, stop } = await startAll(PORT, folder)
stepAside()
const running = await Promise.all(
  measured.map(async (server) => ({
    ...server,
    cookie: await visitorOf(server),
    answers: 0,
  })),
)

/** @param {(typeof running)[number]} target @param {object} body @param {number} seconds @returns {Promise<Round>} */
async function measure(target, body, seconds) {
  const before = await target.usage()
  const steady = await sendSteadily({ ...target, body }, seconds)
  const after = await target.usage()
  target.answers += steady.answers
  return { ...steady, ...after, cpuUs: (after.cpuMs - before.cpuMs) * (1000 / steady.answers) }
}

/** @param {(typeof running)[number]} target @param {object} body */
async function warmUp(target, body) {
  let answers = 0
  for (let round = 0; round < WARM_UP.rounds && answers < WARM_UP.answers; round += 1)
    answers += (await measure(target, body, WARM_UP.seconds)).answers
}

/** @type {Row[]} */
const rows = []
for (const { size, body } of SIZES) {
  const table = running.map(({ name }) => ({ size, name, rounds: /** @type {Round[]} */ ([]) }))
  for (const target of running) await warmUp(target, body)
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`${size}, round ${round} of ${ROUNDS} …`)
    for (const [index, target] of running.entries())
      table[index]?.rounds.push(await measure(target, body, SECONDS))
  }
  rows.push(...table)
}
const witnesses = []
for (const target of running) {
  const { name, answers, metricsPort } = target
  if (metricsPort !== undefined) witnesses.push({ name, answers, ...(await hearWitness(target)) })
}
await stop()

const isFine = printForwarding({ rows, witnesses, title: `${ROUNDS} × ${SECONDS} s` })
process.exitCode = isFine ? 0 : 1
