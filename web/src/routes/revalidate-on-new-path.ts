import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages whose query only filters or hints at what the server said already: a change of it alone asks nobody. */
export function revalidateOnNewPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQueryAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isQueryAlone && defaultShouldRevalidate
}
