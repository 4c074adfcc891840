/**
 * `pnpm bench:forwarding`: reads of three shapes and two sizes from the provider itself, through nginx, through two bare proxies
 * and through the gateway with every feature on: for a known visitor and for a new one, uncached and cached. Where the system
 * allows it, the measured server has one core for itself. Rounds alternate, so that a busy machine slows all of them; compare
 * the ratios, never two runs. Processor time per request is a better measure than requests per second where the machine does
 * other things too. `BENCH_SHAPE=nested` measures the shapes of that name alone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeNoWords } from '../src/no-words.mjs'
import { build, install } from '../src/prepare.mjs'
import { progress } from '../src/print.mjs'
import { chosenBy } from './chosen-by.mjs'
import { startAll } from './forwarding-servers.mjs'
import { stepAside } from './measured-server.mjs'
import { NEW_VISITOR, printForwarding } from './print-forwarding.mjs'
import { SHAPES } from './shapes.mjs'
import { sendSteadily } from './steady-client.mjs'
import { hearWitness, visitorOf } from './witness.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4110)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
/** A server is measured once its code is compiled, which takes requests rather than time; on a busy machine there is an end to it. */
const WARM_UP = { answers: 8_000, seconds: 1, rounds: 6 }

/** @typedef {import('./shapes.mjs').Shape} Shape */
/** @typedef {import('./steady-client.mjs').Steady & import('./measured-server.mjs').Usage & { cpuUs: number }} Round */
/** @typedef {{ shape: string, size: string, name: string, rounds: Round[] }} Row */

takeNoWords()
const shapes = chosenBy('BENCH_SHAPE', SHAPES)
await install()
if (process.env.BENCH_BUILD !== 'no') await build()
const folder = mkdtempSync(join(tmpdir(), 'layover-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const { measured, stop } = await startAll(PORT, folder)
stepAside()
const known = await Promise.all(
  measured.map(async (server) => ({ ...server, cookie: await visitorOf(server), answers: 0 })),
)
/** A visitor without a cookie gets a new one with each answer, as crawlers do. */
const running = known.flatMap((server) =>
  server.name === 'gateway, uncached' ? [server, { ...server, name: NEW_VISITOR, cookie: '' }] : [server],
)

/** @param {(typeof running)[number]} target @param {Shape} shape @param {number} seconds @returns {Promise<Round>} */
async function measure(target, { path, body }, seconds) {
  const before = await target.usage()
  const steady = await sendSteadily({ ...target, path: target.prefix + path, body }, seconds)
  const after = await target.usage()
  target.answers += steady.answers
  return { ...steady, ...after, cpuUs: (after.cpuMs - before.cpuMs) * (1000 / steady.answers) }
}

/** @param {(typeof running)[number]} target @param {Shape} shape */
async function warmUp(target, shape) {
  let answers = 0
  for (let round = 0; round < WARM_UP.rounds && answers < WARM_UP.answers; round += 1)
    answers += (await measure(target, shape, WARM_UP.seconds)).answers
}

/** @type {Row[]} */
const rows = []
for (const shape of shapes) {
  const { name: kind, size } = shape
  const table = running.map(({ name }) => ({ shape: kind, size, name, rounds: /** @type {Round[]} */ ([]) }))
  for (const target of running) await warmUp(target, shape)
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`${kind}, ${size}, round ${round} of ${ROUNDS} …`)
    for (const [index, target] of running.entries())
      table[index]?.rounds.push(await measure(target, shape, SECONDS))
  }
  rows.push(...table)
}
const witnesses = []
for (const server of known) {
  const { name, port, metricsPort } = server
  const answers = running.reduce((sum, target) => sum + (target.port === port ? target.answers : 0), 0)
  if (metricsPort !== undefined) witnesses.push({ name, answers, ...(await hearWitness(server)) })
}
await stop()

const isFine = printForwarding({ rows, witnesses, title: `${ROUNDS} × ${SECONDS} s` })
process.exitCode = isFine ? 0 : 1
