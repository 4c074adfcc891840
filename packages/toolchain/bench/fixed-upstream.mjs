/** A provider that has its answers ready: lists of airports of 2 KB and 60 KB, by the agent of the request. */
import { createServer } from 'node:http'

const AIRPORT = {
  agentId: 'layover',
  code: 'ZRH',
  iataCode: 'ZRH',
  name: 'Zürich Airport',
  city: 'Zürich',
  country: 'Switzerland',
  imgUrl: '',
  supportLounge: true,
  supportCip: false,
}

/** @param {number} bytes */
function answerOf(bytes) {
  const one = Buffer.byteLength(JSON.stringify(AIRPORT)) + 1
  const data = Array.from({ length: Math.round(bytes / one) }, () => AIRPORT)
  return Buffer.from(JSON.stringify({ state: '11', data }))
}

const small = answerOf(2_000)
const large = answerOf(60_000)

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    const bytes = body.includes('large') ? large : small
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
    response.end(bytes)
  })
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.env.PORT), '127.0.0.1')
