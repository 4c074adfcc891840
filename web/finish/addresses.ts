import type { RouterManifest } from './budgets.ts'

/**
 * The addresses that have a page, as the router writes them: `/airport/:agentId/:code`. Whoever serves the shop answers
 * 404 to every other one, and shows the shop's own not-found page under it.
 */
export function pageAddresses({ routes }: RouterManifest): string[] {
  const paths = Object.values(routes).flatMap(({ path }) => (path && path !== '*' ? [`/${path}`] : []))
  return [...new Set(['/', ...paths])].sort()
}
