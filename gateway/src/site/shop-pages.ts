import { escapeHtml } from '@layover/site/markup/escape'
import { addressMarkup, dataMarkup, titleMarkup } from '@layover/site/markup/head-markup'
import { plainMarkup } from '@layover/site/markup/plain-markup'
import { type Facts, NOT_FOUND, type Page, PLAIN, UNLISTED } from '@layover/site/pages/page'
import { createPageTable } from '@layover/site/pages/page-table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../http/encoding.ts'
import { isKnown } from '../http/etag.ts'
import type { HeaderSet } from '../http/security-headers.ts'
import { type EncodedPage, encodePage } from './encoded-page.ts'
import { createFetchCall } from './fetch-call.ts'
import { loadPage } from './load-page.ts'
import { createPageCache } from './page-cache.ts'
import { fill, type PageTemplate } from './page-template.ts'

/** A page of the build, to be completed for an address. */
export interface BuiltPage {
  readonly template: PageTemplate
  readonly headers: HeaderSet
}

export interface ShopPagesOptions {
  readonly origin: string
  readonly host: string
}

/** The longest that an upstream can delay a page. */
const PAGE_TIMEOUT_MS = 600

/** At 50 KB each, once it was asked for in both encodings. */
const MAX_PAGES = 3_000

/** Anybody can make up addresses, and such a page weighs as much as a real one. */
const MAX_GUESSES = 300

/** The pages of the build that belong to many addresses. */
export interface BuiltPages {
  readonly fallback: BuiltPage
  /** Keyed by kind, such as `airport`. A build may lack them. */
  readonly first: ReadonlyMap<string, BuiltPage>
}

/** Normalises percent-encoding, so that all spellings of an address share one place in the cache. */
function normalised(path: string): string {
  if (!path.includes('%')) return path
  return path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/')
}

function partsOf({ head, data, first, plain }: Page, origin: string): Facts {
  return {
    ...escaped(first?.facts ?? {}),
    title: titleMarkup(head),
    address: addressMarkup(head, origin),
    data: dataMarkup(data),
    plain: plain ? plainMarkup(plain) : '',
  }
}

function escaped(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? escapeHtml(fact) : fact.map(escaped),
    ]),
  )
}

/** The kind of built page for an address. */
function kindOf({ first }: Page, query: unknown): string {
  const { other, kind = '' } = first ?? {}
  return other?.isFor(query as Record<string, unknown>) ? other.kind : kind
}

/**
 * Serves pages whose HTML has their own head. A cached page is sent at once. Any other waits for its calls, at most for
 * `PAGE_TIMEOUT_MS`, and is plain after that.
 */
export function createShopPages(
  app: FastifyInstance,
  { origin, host, fallback, first }: ShopPagesOptions & BuiltPages,
) {
  const find = createPageTable(origin)
  const fetchCall = createFetchCall(app, host)
  const cache = createPageCache({
    timeoutMs: PAGE_TIMEOUT_MS,
    maxEntries: MAX_PAGES,
    maxGuesses: MAX_GUESSES,
  })
  const encoded = new WeakMap<BuiltPage, WeakMap<Page, EncodedPage>>()

  function encodedOf(built: BuiltPage, page: Page): EncodedPage {
    const pages = encoded.get(built) ?? new WeakMap<Page, EncodedPage>()
    encoded.set(built, pages)
    const body = pages.get(page) ?? encodePage(() => fill(built.template, partsOf(page, origin)))
    pages.set(page, body)
    return body
  }

  async function pageAt(path: string): Promise<Page> {
    const found = find(path)
    if (!('queries' in found)) return found
    return (await cache.get(normalised(path), () => loadPage(found, fetchCall))) ?? PLAIN
  }

  return {
    has: (path: string) => find(path) !== NOT_FOUND,
    /** @param written the page that the build wrote for this very address; one that the table lacks is the worker's shell */
    async answer(request: FastifyRequest, reply: FastifyReply, path: string, written: BuiltPage | undefined) {
      const page = written && find(path) === NOT_FOUND ? UNLISTED : await pageAt(path)
      const built = written ?? first.get(kindOf(page, request.query)) ?? fallback
      const encoding = encodingFor(request.headers['accept-encoding'])
      const { bytes, etag } = await encodedOf(built, page).in(encoding)
      reply.headers(built.headers).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
      if (page.head.isUnlisted) reply.header('x-robots-tag', 'noindex')
      if (page.status === 200 && isKnown(request.headers['if-none-match'], etag))
        return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.code(page.status).type('text/html; charset=utf-8').send(bytes)
    },
  }
}
