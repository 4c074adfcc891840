/**
 * `pnpm bench:forwarding`: one read through nothing, through a bare `@fastify/http-proxy` and through the gateway with every
 * feature on, at 2 KB and 60 KB, asked of the provider each time and kept. Rounds alternate, so that a busy machine slows
 * all of them; compare the ratios, never two runs. Processor time per request tells more than requests per second where the
 * load and the servers share a few cores.
 */
import { randomBytes } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../src/paths.mjs'
import { build, install } from '../src/prepare.mjs'
import { say } from '../src/print.mjs'
import { loadMeasured, median, visitorOf } from './load.mjs'
import { startMeasured } from './measured-server.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4110)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
const SIZES = [
  { size: '2 KB', body: { agentId: 'small' } },
  { size: '60 KB', body: { agentId: 'large' } },
]
const PATH = '/airport/getA2ZAirports'
const NO_LIMIT = '999999999/60 999999999/60'

/** @param {number} port @param {Record<string, string>} more */
function gatewayEnv(port, more) {
  return {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    UPSTREAM_URL: `http://127.0.0.1:${PORT}`,
    CARD_PROVIDER_PUBLIC_URL: 'http://127.0.0.1:9',
    SESSION_KEYS: randomBytes(32).toString('hex'),
    AGENT_ID_GENERAL: 'layover',
    AGENT_ID_POPULAR: 'layover-popular',
    RATE_LIMIT_CALLS: NO_LIMIT,
    LOG_LEVEL: 'warn',
    ...more,
  }
}

const GATEWAY = join(ROOT, 'gateway/dist/server.js')
/** @param {string} name */
const beside = (name) => new URL(`./${name}`, import.meta.url).pathname
const targets = [
  { name: 'upstream alone', file: beside('fixed-upstream.mjs'), path: PATH, env: {} },
  {
    name: 'bare @fastify/http-proxy',
    file: beside('bare-proxy.mjs'),
    path: `/api${PATH}`,
    env: { UPSTREAM_URL: `http://127.0.0.1:${PORT}` },
  },
  {
    name: 'gateway, asked each time',
    file: GATEWAY,
    path: `/api${PATH}`,
    env: gatewayEnv(PORT + 2, { CACHE_MAX_BYTES: '0' }),
  },
  { name: 'gateway, kept', file: GATEWAY, path: `/api${PATH}`, env: gatewayEnv(PORT + 3, {}) },
]

await install()
if (process.env.BENCH_BUILD !== 'no') await build()
const running = []
for (const [index, target] of targets.entries()) {
  const server = await startMeasured(target.file, PORT + index, target.env)
  const address = `http://127.0.0.1:${PORT + index}`
  running.push({ ...target, ...server, url: address + target.path, cookie: await visitorOf(address) })
}

/** @type {{ size: string, name: string, rounds: import('./load.mjs').Measure[] }[]} */
const rows = []
for (const { size, body } of SIZES) {
  const measured = running.map(({ name }) => ({
    size,
    name,
    rounds: /** @type {import('./load.mjs').Measure[]} */ ([]),
  }))
  for (const target of running) await loadMeasured(target, body, 2)
  for (let round = 1; round <= ROUNDS; round += 1) {
    say(`${size}, round ${round} of ${ROUNDS} …`)
    for (const [index, target] of running.entries())
      measured[index]?.rounds.push(await loadMeasured(target, body, SECONDS))
  }
  rows.push(...measured)
}
for (const { stop } of running) await stop()

console.log(`\n${PATH}, 32 connections, median of ${ROUNDS} × ${SECONDS} s`)
console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`)
console.log(
  '| answer | path | requests/s | CPU µs/request | p99 ms | faults | × bare | CPU of bare ÷ its own |',
)
console.log('| --- | --- | --: | --: | --: | --: | --: | --: |')
let faults = 0
for (const { size, name, rounds } of rows) {
  const bare = median(rows.find((row) => row.size === size && row.name.startsWith('bare'))?.rounds ?? [])
  const { perSecond, cpuUs, p99, faults: failed } = median(rounds)
  faults += failed
  const ratios = [perSecond / bare.perSecond, bare.cpuUs / cpuUs].map((ratio) => ratio.toFixed(2))
  console.log(
    `| ${size} | ${name} | ${perSecond.toFixed(0)} | ${cpuUs.toFixed(0)} | ${p99} | ${failed} | ${ratios.join(' | ')} |`,
  )
}
process.exitCode = faults > 0 ? 1 : 0
