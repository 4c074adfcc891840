/**
 * `pnpm bench:workers`: the same reads from a gateway of one process on one core and from one of two workers on two, in rounds
 * that alternate. On a machine of two or three cores, client and provider need time of each, so the cores of a gateway are slow
 * ones there: each serves for a third of the time.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeNoWords } from '../src/no-words.mjs'
import { build, install } from '../src/prepare.mjs'
import { fail, progress } from '../src/print.mjs'
import { findRedis, REDIS_MISSING } from '../src/redis.mjs'
import { GATEWAY, gatewayEnv } from './forwarding-servers.mjs'
import { CORES, node, startMeasured } from './measured-server.mjs'
import { printWorkers } from './print-workers.mjs'
import { SHAPES } from './shapes.mjs'
import { servingProcesses, slowCore } from './slow-cores.mjs'
import { CONNECTIONS, sendSteadily } from './steady-client.mjs'
import { visitorOf } from './witness.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4140)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
/** Each worker compiles its code for itself, once it has had enough requests; on a busy machine there is an end to it. */
const WARM_UP = { answers: 20_000, rounds: 10 }
/** Of the time of a core, for each core of a gateway. */
const SHARE = CORES < 4 ? 1 / 3 : 1
const ALL_CORES = `0-${CORES - 1}`
const CPU = /^process_cpu_(?:user|system)_seconds_total (\S+)$/gm

/** @typedef {{ perSecond: number, answers: number, cpuUs: number, faults: number }} Round */
/** @typedef {{ name: string, rounds: Round[] }} Row */

const KINDS = [
  { name: 'one process, one core', workers: 1 },
  { name: 'two workers, two cores', workers: 2 },
].flatMap((kind) => [
  { ...kind, isCached: false },
  { ...kind, isCached: true },
])
const READS = [
  { size: '2 KB', isCached: false },
  { size: '60 KB', isCached: false },
  { size: '2 KB', isCached: true },
]

/** @param {string} folder @returns {Promise<string>} the address of a Redis */
async function startRedis(folder) {
  const { TEST_REDIS_URL: url, TEST_REDIS_SERVER: program } = (await findRedis()) ?? fail(REDIS_MISSING)
  if (program === undefined) return url ?? fail(REDIS_MISSING)
  const port = String(PORT + 1)
  const redis = spawn(program, ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', ''], {
    stdio: 'ignore',
  })
  redis.unref()
  process.once('exit', () => redis.kill('SIGKILL'))
  return `redis://127.0.0.1:${port}`
}

/** @param {(typeof KINDS)[number]} kind @param {number} port @param {string} redisUrl @param {string} folder */
async function startGateway({ name, workers, isCached }, port, redisUrl, folder) {
  const more = {
    REDIS_URL: redisUrl,
    GATEWAY_WORKERS: String(workers),
    ...(isCached ? {} : { CACHE_MAX_BYTES: '0' }),
  }
  const logPath = join(folder, `${port}.log`)
  const plan = { command: process.execPath, args: [GATEWAY], port, cores: ALL_CORES, logPath }
  const server = await startMeasured({ ...plan, env: gatewayEnv(port, PORT, more) })
  const cookie = await visitorOf({ port, metricsPort: port + 10 })
  const slowCores = servingProcesses(server.pid).map((pid) => slowCore(`layover-bench-${pid}`, pid))
  if (slowCores.length !== workers) fail(`${slowCores.length} processes serve in place of ${workers}`)
  return { ...server, name, isCached, port, cookie, slowCores }
}

/** @param {Awaited<ReturnType<typeof startGateway>>} gateway @param {number} share */
function runAt({ slowCores }, share) {
  for (const core of slowCores) core.run(share)
}

/** Of all processes of a gateway, since their start. @param {number} port */
async function cpuSeconds(port) {
  const text = await (await fetch(`http://127.0.0.1:${port + 10}/metrics`)).text()
  return [...text.matchAll(CPU)].reduce((sum, [, seconds]) => sum + Number(seconds), 0)
}

/** @param {Awaited<ReturnType<typeof startGateway>>} gateway @param {import('./shapes.mjs').Shape} shape @returns {Promise<Round>} */
async function measure({ port, cookie, slowCores }, { path, body }) {
  const before = await cpuSeconds(port)
  const { perSecond, answers, faults } = await sendSteadily(
    { port, cookie, path: `/api${path}`, body, connections: CONNECTIONS * slowCores.length },
    SECONDS,
  )
  return { perSecond, answers, faults, cpuUs: ((await cpuSeconds(port)) - before) * (1e6 / answers) }
}

/** @param {Awaited<ReturnType<typeof startGateway>>} gateway @param {import('./shapes.mjs').Shape} shape */
async function warmUp(gateway, shape) {
  runAt(gateway, 1)
  let answers = 0
  for (let round = 0; round < WARM_UP.rounds && answers < WARM_UP.answers; round += 1)
    answers += (await measure(gateway, shape)).answers
  runAt(gateway, SHARE)
}

takeNoWords()
await install()
if (process.env.BENCH_BUILD !== 'no') await build()
const folder = mkdtempSync(join(tmpdir(), 'layover-bench-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
const redisUrl = await startRedis(folder)
const provider = node(new URL('fixed-upstream.mjs', import.meta.url).pathname)
const running = [await startMeasured({ ...provider, port: PORT, cores: ALL_CORES })]
/** @type {Awaited<ReturnType<typeof startGateway>>[]} */
const gateways = []
for (const [index, kind] of KINDS.entries()) {
  const gateway = await startGateway(kind, PORT + 20 + index, redisUrl, folder)
  gateways.push(gateway)
  running.push(gateway)
}

for (const { size, isCached } of READS) {
  const title = `${size}, ${isCached ? 'cached' : 'uncached'}`
  const shape = SHAPES.find((one) => one.callId === 'lounge.lounges' && one.size === size)
  if (!shape) fail(`there is no shape of ${size}`)
  const compared = gateways.filter((gateway) => gateway.isCached === isCached)
  const rows = compared.map(({ name }) => ({ name, rounds: /** @type {Round[]} */ ([]) }))
  for (const gateway of compared) await warmUp(gateway, shape)
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`${title}, round ${round} of ${ROUNDS} …`)
    for (const [index, gateway] of compared.entries()) rows[index]?.rounds.push(await measure(gateway, shape))
  }
  printWorkers({ title, share: SHARE, rows })
}
for (const { stop } of running) await stop()
for (const { slowCores } of gateways) for (const core of slowCores) core.remove()
