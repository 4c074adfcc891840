import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { refusedOf, sendHonestVisitors, summaryOf } from './honest-visitors.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

const shop = useShop()
const CLIENTS = 20
/** Each answer has a quarter of a megabyte: together they fill every buffer between the two. */
const REQUESTS = 30
const AGAIN_MS = 1_000

/** The list of all airports, in a request that waits for no answer before it. */
function request(address: string): string {
  const body = JSON.stringify({ agentId: 'layover' })
  const { host } = new URL(shop.gateway.origin)
  return [
    'POST /api/airport/getA2ZAirports HTTP/1.1',
    `Host: ${host}`,
    `X-Forwarded-For: ${address}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n')
}

/**
 * Sends requests and never reads. A socket that is not read learns of its end by sending alone, so one request more
 * follows each second.
 *
 * @returns after how many seconds the connection was cut
 */
async function keepSilent(address: string): Promise<number> {
  const { hostname, port } = new URL(shop.gateway.origin)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const begun = performance.now()
  socket.write(request(address).repeat(REQUESTS))
  const sending = setInterval(() => socket.write(request(address)), AGAIN_MS)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(sending)
  expect(socket.bytesRead).toBe(0)
  return (performance.now() - begun) / 1000
}

it('twenty clients that never read their answers are cut in a minute, while others buy and are never refused', async () => {
  const honest = sendHonestVisitors(shop, ['198.51.1.10', '198.51.2.10'])
  const clients = Array.from({ length: CLIENTS }, (_, index) => keepSilent(`203.0.113.${index}`))
  const seconds = (await Promise.all(clients)).sort((a, b) => a - b)
  const seen = await honest.leave()
  const [first = 0, last = 0] = [seconds.at(0), seconds.at(-1)].map((each) => Math.round(each ?? 0))
  console.log(`silent readers: cut after ${first} to ${last} s\nhonest visitors: ${summaryOf(seen)}`)
  expect(refusedOf(seen)).toEqual([])
  // A minute, and what a busy machine takes to see it.
  expect(last).toBeLessThan(90)
})
