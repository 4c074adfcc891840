import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { readShopTable, type ShopFile, type ShopTable } from '../shop/shop-table.ts'
import { replyNotFound } from './problem-replies.ts'
import type { HeaderFacts } from './security-headers.ts'

export interface ShopFilesOptions extends HeaderFacts {
  readonly webRoot: string | undefined
}

const HAS_EXTENSION = /\.[A-Za-z0-9]+$/

/** A year: what has a hash in its name is another file once it changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Kept, but asked about each time, so that a new build is seen at once. */
const REVALIDATED = 'no-cache'

function isCall(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

function findFile({ byPath, fallback }: ShopTable, path: string): ShopFile | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  const found = byPath.get(trimmed)
  if (found || isCall(path) || HAS_EXTENSION.test(path)) return found
  return fallback
}

/**
 * The built shop: exact files, pages at their own addresses, and the fallback page for every other address that looks
 * like one. What it may not be is a guess at a file: an unknown one is 404.
 */
export const shopFiles = fp(
  async (app: FastifyInstance, options: ShopFilesOptions) => {
    if (options.webRoot === undefined) {
      app.log.info('WEB_ROOT is not set: the calls alone are served, no pages')
      return
    }
    const root = resolve(options.webRoot)
    const table = await readShopTable(root, options)
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false })
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const found = findFile(table, request.url.split('?', 1)[0] ?? '/')
        if (!found) return replyNotFound(request, reply)
        reply.header('cache-control', found.isImmutable ? IMMUTABLE : REVALIDATED)
        if (found.headers) reply.headers(found.headers)
        return reply.sendFile(found.file)
      },
    })
  },
  { name: 'shop-files' },
)
