import { matchPath } from 'react-router'
import type { RouterManifest } from './router-manifest.ts'

/**
 * The addresses that have a page, as the router writes them: `/airport/:agentId/:code`. The server of the shop answers 404
 * to every other one, with the shop's own not-found page. A pattern with built pages is left out, since these pages alone
 * exist: each product of `/products/item/:productType` is a file.
 */
export function pageAddresses(
  { routes }: Omit<RouterManifest, 'url'>,
  builtPages: readonly string[],
): string[] {
  const paths = Object.values(routes).flatMap(({ path }) => (path && path !== '*' ? [`/${path}`] : []))
  const isOpen = (path: string) => !path.includes('/:') || !builtPages.some((page) => matchPath(path, page))
  return [...new Set(['/', ...paths.filter(isOpen)])].sort()
}

/** `products/index/index.html` is the page at `/products/index`; the fallback has none. */
export function pageOf(file: string): string | undefined {
  return /^(?:(.+)\/)?index\.html$/
    .exec(file)
    ?.slice(1)
    .map((path = '') => `/${path}`)[0]
}
