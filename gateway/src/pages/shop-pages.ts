import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../http/encoding.ts'
import { isKnown } from '../http/etag.ts'
import type { HeaderSet } from '../http/security-headers.ts'
import { createAddressTable } from './address-table.ts'
import { createAsk } from './ask-upstream.ts'
import { type EncodedPage, encodePage } from './encoded-page.ts'
import { addressMarkup, dataMarkup, titleMarkup } from './head-markup.ts'
import { fill, type PageTemplate } from './page-template.ts'
import { NOT_FOUND, type PageView, PLAIN } from './page-view.ts'
import { createViewCache } from './view-cache.ts'

/** A built page that others are made from. */
export interface BuiltPage {
  readonly template: PageTemplate
  readonly headers: HeaderSet
  /** The build wrote its title, description and robots for this one address. */
  readonly hasOwnTitle: boolean
}

export interface ShopPagesOptions {
  readonly origin: string
  readonly host: string
}

interface SendTerms {
  readonly path: string
  /** Whether the shop has a page at this address at all. */
  readonly hasPage: boolean
  /** What the build wrote for this very address. */
  readonly written: BuiltPage | undefined
}

/** An upstream that takes longer delays no page. */
const PATIENCE_MS = 600

const MOST_PAGES = 3_000

/** The pages that stand at no address of their own. */
export interface BuiltPages {
  readonly fallback: BuiltPage
  /** By the kind of what is known first; a build may lack them. */
  readonly first: ReadonlyMap<string, BuiltPage>
}

/** One address can be written in many ways with percent signs; it is one page, and takes one place. */
function spelling(path: string): string {
  if (!path.includes('%')) return path
  return path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/')
}

function partsOf({ head, data, first }: PageView, { hasOwnTitle }: BuiltPage, origin: string) {
  const address = addressMarkup(head, origin)
  return {
    title: hasOwnTitle ? address : titleMarkup(head) + address,
    data: dataMarkup(data),
    facts: first?.facts ?? {},
  }
}

/** Pages with their heads in the first HTML: what is known at once from memory, what must be asked for within patience. */
export function createShopPages(
  app: FastifyInstance,
  { origin, host, fallback, first }: ShopPagesOptions & BuiltPages,
) {
  const find = createAddressTable(origin)
  const context = { ask: createAsk(app, host), origin }
  const cache = createViewCache({ patienceMs: PATIENCE_MS, maxEntries: MOST_PAGES })
  const encoded = new WeakMap<BuiltPage, WeakMap<PageView, EncodedPage>>()

  function encodedOf(built: BuiltPage, view: PageView): EncodedPage {
    const pages = encoded.get(built) ?? new WeakMap<PageView, EncodedPage>()
    encoded.set(built, pages)
    const page = pages.get(view) ?? encodePage(() => fill(built.template, partsOf(view, built, origin)))
    pages.set(view, page)
    return page
  }

  async function viewOf(path: string): Promise<PageView> {
    const found = find(path)
    if (found?.kind === 'fixed') return found.view
    return (found && (await cache.get(spelling(path), () => found.load(context)))) ?? PLAIN
  }

  return {
    async answer(request: FastifyRequest, reply: FastifyReply, { path, hasPage, written }: SendTerms) {
      const view = hasPage ? await viewOf(path) : NOT_FOUND
      const built = written ?? first.get(view.first?.kind ?? '') ?? fallback
      const encoding = encodingFor(request.headers['accept-encoding'])
      const { bytes, etag } = await encodedOf(built, view).in(encoding)
      reply.headers(built.headers).headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
      if (view.head.isUnlisted) reply.header('x-robots-tag', 'noindex')
      if (view.status === 200 && isKnown(request.headers['if-none-match'], etag))
        return reply.code(304).send()
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return reply.code(view.status).type('text/html; charset=utf-8').send(bytes)
    },
  }
}
