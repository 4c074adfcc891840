import { matchPath } from 'react-router'
import type { RouterManifest } from './router-manifest.ts'

/**
 * The addresses that have a page, as the router writes them: `/airport/:agentId/:code`. Whoever serves the shop answers
 * 404 to every other one, and shows the shop's own not-found page under it. A pattern of which pages were built stands
 * for these pages alone: `/products/item/:productType` is left out, because each of its products is a file.
 */
export function pageAddresses(
  { routes }: Omit<RouterManifest, 'url'>,
  builtPages: readonly string[],
): string[] {
  const paths = Object.values(routes).flatMap(({ path }) => (path && path !== '*' ? [`/${path}`] : []))
  const isOpen = (path: string) => !path.includes('/:') || !builtPages.some((page) => matchPath(path, page))
  return [...new Set(['/', ...paths.filter(isOpen)])].sort()
}

/** `products/index/index.html` is the page at `/products/index`; the fallback is nobody's. */
export function pageOf(file: string): string | undefined {
  return /^(?:(.+)\/)?index\.html$/
    .exec(file)
    ?.slice(1)
    .map((path = '') => `/${path}`)[0]
}
