import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'

interface Page {
  readonly type: string
  readonly text: () => Promise<string>
}

const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Serves metrics at `/metrics`, and files of HTML at paths of their own, on a port which a public balancer need not know.
 * The server keeps no process alive, and it answers until the last moment of a drain. Rejects where it cannot listen.
 */
export async function serveMetrics(
  metrics: () => Promise<string>,
  { host, port, html = {} }: { host: string; port: number; html?: Readonly<Record<string, URL>> },
): Promise<Server> {
  const pages = new Map<string, Page>([['/metrics', { type: METRICS_TYPE, text: metrics }]])
  for (const [path, file] of Object.entries(html))
    pages.set(path, { type: 'text/html; charset=utf-8', text: () => readFile(file, 'utf8') })

  const server = createServer(async ({ method, url = '' }, response) => {
    const page = method === 'GET' ? pages.get(url.split('?', 1)[0] ?? '') : undefined
    const headers = { 'content-type': page?.type ?? METRICS_TYPE, 'cache-control': 'no-store' }
    if (page === undefined) return response.writeHead(404, headers).end('Metrics are at /metrics.\n')
    const text = await page.text().catch(() => undefined)
    return response.writeHead(text === undefined ? 500 : 200, headers).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  server.unref()
  return server
}
