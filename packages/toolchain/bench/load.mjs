import autocannon from 'autocannon'

/** @typedef {{ perSecond: number, p50: number, p99: number, faults: number }} Measure milliseconds, and answers that were no success */

/** The upstream's yes and the gateway's: a refusal is a quick answer too, and would count as speed. */
const SUCCESS = /^\{"state":"(11|success)"/

/**
 * Sends requests to one address for a bounded time over 32 connections, each request the next of a list of bodies.
 * @param {string} url
 * @param {readonly object[]} bodies
 * @param {number} seconds
 * @returns {Promise<Measure>}
 */
export async function load(url, bodies, seconds) {
  const requests = bodies.map((body) => ({
    method: /** @type {const} */ ('POST'),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }))
  const verifyBody = (/** @type {string | Buffer | undefined} */ body) =>
    SUCCESS.test(String(body).slice(0, 30))
  const result = await autocannon({ url, connections: 32, duration: seconds, requests, verifyBody })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    faults: result.non2xx + result.errors + result.timeouts + result.mismatches,
  }
}

/** @param {readonly Measure[]} rounds @returns {Measure} the round in the middle by requests per second */
export function median(rounds) {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('no round was measured')
  return middle
}
