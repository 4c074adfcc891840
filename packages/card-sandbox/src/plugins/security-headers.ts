import type { FastifyInstance } from 'fastify'

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** No response may be cached, framed, sniffed or run. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const isHttps = publicUrl.startsWith('https:')
  const all = isHttps ? { ...headers, 'strict-transport-security': 'max-age=31536000' } : headers
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(all)
  })
}
