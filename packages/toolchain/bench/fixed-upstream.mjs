/** A provider that has its answers ready, by the path and the agent of the request. */
import { createServer } from 'node:http'
import { SHAPES } from './shapes.mjs'

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    // fast-gateway ends each path with a question mark.
    const asked = request.url?.split('?')[0]
    const shape = SHAPES.find(({ path, agentId }) => path === asked && body.includes(agentId))
    const answer = shape?.answer ?? Buffer.from('{"state":"failure"}')
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': answer.length })
    response.end(answer)
  })
})
server.keepAliveTimeout = 60_000
server.listen(Number(process.env.PORT), '127.0.0.1')
