import { createServer, type Server, type ServerResponse } from 'node:http'

const HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' }

async function replyWith(response: ServerResponse, text: () => Promise<string>): Promise<void> {
  try {
    const body = await text()
    response.writeHead(200, HEADERS).end(body)
  } catch {
    response.writeHead(500, HEADERS).end()
  }
}

/**
 * Serves metrics at `/metrics` on a port of their own, which a public balancer need not know. The server keeps no process
 * alive, and it answers until the last moment of a drain. Rejects where it cannot listen.
 */
export async function serveMetrics(
  text: () => Promise<string>,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    const isScrape = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    if (isScrape) void replyWith(response, text)
    else response.writeHead(404, HEADERS).end('Metrics are at /metrics.\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  server.unref()
  return server
}
