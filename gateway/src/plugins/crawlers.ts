import { sitemapPaths } from '@layover/site/pages/sitemap-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { encodingFor } from '../http/encoding.ts'
import { ProblemError } from '../http/problem.ts'
import { type EncodedPage, encodePage } from '../site/encoded-page.ts'
import { createFetchCall } from '../site/fetch-call.ts'
import { createRefreshedValue } from '../site/refreshed-value.ts'
import { sitemapFiles } from '../site/sitemap-xml.ts'
import { replyNotFound } from './problem-replies.ts'

interface CrawlersOptions {
  readonly origin: string
  readonly host: string
}

const SIX_HOURS_MS = 6 * 60 * 60_000
const RETRY_AFTER_SECONDS = 30

const AN_HOUR = 'public, max-age=3600'

/** Robots may not read calls and results. Each page itself declares whether search engines may index it. */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /config.json',
    'Disallow: /*/success',
    'Disallow: /*/fail',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

async function makeFiles(
  app: FastifyInstance,
  { origin, host }: CrawlersOptions,
): Promise<Map<string, EncodedPage>> {
  try {
    const files = sitemapFiles(await sitemapPaths(createFetchCall(app, host)), origin)
    return new Map([...files].map(([path, xml]) => [path, encodePage(() => xml)]))
  } catch (error) {
    app.log.warn({ err: error }, 'the sitemap could not be made')
    throw error
  }
}

/** Serves `robots.txt` and the sitemap, which is made at its first request. */
export const crawlers = fp(
  async (app: FastifyInstance, options: CrawlersOptions) => {
    const robots = robotsText(options.origin)
    const files = createRefreshedValue(() => makeFiles(app, options), {
      freshMs: SIX_HOURS_MS,
      retryAfterMs: RETRY_AFTER_SECONDS * 1000,
    })

    async function sendSitemap(request: FastifyRequest, reply: FastifyReply) {
      const made = await files()
      if (!made) {
        throw new ProblemError('unavailable', 'The map of the shop cannot be made at the moment.', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      }
      const file = made.get(request.url.split('?', 1)[0] ?? '')
      if (!file) return replyNotFound(request, reply)
      const encoding = encodingFor(request.headers['accept-encoding'])
      const { bytes, etag } = await file.in(encoding)
      reply.headers({ 'cache-control': AN_HOUR, vary: 'accept-encoding', etag })
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.type('application/xml; charset=utf-8').send(bytes)
    }

    const method = ['GET', 'HEAD']
    app.route({ method, url: '/sitemap.xml', handler: sendSitemap })
    app.route({ method, url: '/sitemap-:part', handler: sendSitemap })
    app.route({
      method,
      url: '/robots.txt',
      handler: async (_request, reply) =>
        reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(robots),
    })
  },
  { name: 'crawlers' },
)
