import { createServer, type Server } from 'node:http'

const TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Serves metrics at `/metrics` on a port of their own, which a public balancer need not know. It keeps no process alive:
 * metrics are told until the last moment of a drain. Rejects where it cannot listen.
 */
export async function serveMetrics(
  text: () => string,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    response.writeHead(isAsked ? 200 : 404, { 'content-type': TEXT, 'cache-control': 'no-store' })
    response.end(isAsked ? text() : 'Metrics are at /metrics.\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  server.unref()
  return server
}
