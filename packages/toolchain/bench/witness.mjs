import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** @typedef {import('./forwarding-servers.mjs').Measured} Measured */

const CALLS = /^layover_gateway_requests_total\{call="[\w.]+",status="200",state="success"\} (\d+)$/gm

/** A visitor's cookie, as a browser would have it after its first page; empty where none is given. @param {Pick<Measured, 'port' | 'metricsPort'>} server */
export async function visitorOf({ port, metricsPort }) {
  if (metricsPort === undefined) return ''
  const { headers } = await fetch(`http://127.0.0.1:${port}/config.json`)
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Lines of calls in a log. @param {string} path */
async function countLines(path) {
  let lines = 0
  for await (const line of createInterface(createReadStream(path))) if (line.includes('"call":')) lines += 1
  return lines
}

/** @param {number} port */
async function countedCalls(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return [...text.matchAll(CALLS)].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** How long a gateway may keep a line, and more. */
const WRITTEN_WITHIN_MS = 1_000

/**
 * The calls in a gateway's log and metrics. The benchmark compares them with the answers that
 * came, so that a feature which is off cannot pass for a quick one.
 * @param {Measured} server
 */
export async function hearWitness({ logPath, metricsPort }) {
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_WITHIN_MS))
  const lines = logPath === undefined ? 0 : await countLines(logPath)
  return { lines, counted: metricsPort === undefined ? 0 : await countedCalls(metricsPort) }
}
