import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import { movedTo } from '@layover/site/redirects'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { HeaderFacts } from '../http/security-headers.ts'
import { createShopPages, type ShopPagesOptions } from '../site/shop-pages.ts'
import { readShopTable, type ShopFile } from '../site/shop-table.ts'
import { replyNotFound } from './problem-replies.ts'

interface ShopFilesOptions extends HeaderFacts, ShopPagesOptions {
  readonly webRoot: string | undefined
  readonly serviceWorker: 'on' | 'off'
}

/** Files are at the top and under `/assets`; anywhere else a dot belongs to a code in an address. */
const LIKE_A_FILE = /^\/([^/]+|assets\/.*)\.[A-Za-z0-9]+$/

/** A year: a file with a hash in its name never changes under that name. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Browsers store the page and revalidate it each time, so that they see a new build at once. */
const REVALIDATED = 'no-cache'

/** The worker's address, and the files of the build that are served there (P501, P505). */
const WORKER = '/sw.js'
const WORKER_FILES = { on: 'sw.js', off: 'sw-off.js' }

/** What a worker may fetch follows the policy of its own file; every other file may load nothing. */
const WORKER_POLICY = "default-src 'none';connect-src 'self'"

const A_DAY = 'public, max-age=86400'

function isCall(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** A permanent redirect. The caller adds the query, since `from=app` must not be lost. */
function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(301).headers({ location, 'cache-control': A_DAY }).send()
}

/** Where there is no file, an address of a page or of nothing; undefined for a call or a missing file. */
function find(byPath: ReadonlyMap<string, ShopFile>, target: string) {
  const path = withoutSlash(target)
  const file = byPath.get(path)
  return file || !(isCall(target) || LIKE_A_FILE.test(target)) ? { path, file } : undefined
}

/**
 * Serves the built shop: files, pages at their own addresses, and the fallback page at every other address of a page. Each
 * page has a head of its own, and status 404 where there is no such page (P23). A missing file is 404 without a page.
 */
export const shopFiles = fp(
  async (app: FastifyInstance, options: ShopFilesOptions) => {
    if (options.webRoot === undefined) {
      app.log.info('WEB_ROOT is not set: the calls alone are served, no pages')
      return
    }
    const root = resolve(options.webRoot)
    const { byPath, ...built } = await readShopTable(root, options)
    const pages = createShopPages(app, { ...options, ...built })
    app.hasPageAt = (target) => {
      const found = find(byPath, target)
      return found !== undefined && (found.file !== undefined || pages.has(found.path))
    }
    // Files are small, so a request for a range gets the whole file.
    const served = { serve: false, preCompressed: true, cacheControl: false, acceptRanges: false }
    await app.register(fastifyStatic, { root, ...served })
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const [target = '/'] = request.url.split('?', 1)
        const moved = movedTo(withoutSlash(target))
        if (moved !== undefined) return redirect(reply, moved + request.url.slice(target.length))
        const found = find(byPath, target)
        if (!found) return replyNotFound(request, reply)
        const { path, file } = found
        if (!file || file.page) return pages.answer(request, reply, path, file?.page)
        reply.header('cache-control', file.isImmutable ? IMMUTABLE : REVALIDATED)
        if (path !== WORKER) return reply.sendFile(file.file)
        return reply
          .header('content-security-policy', WORKER_POLICY)
          .sendFile(WORKER_FILES[options.serviceWorker])
      },
    })
  },
  { name: 'shop-files' },
)
