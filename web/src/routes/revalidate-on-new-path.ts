import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages whose query only filters or hints: a changed query alone fetches nothing. */
export function revalidateOnNewPath({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isQueryAlone = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isQueryAlone && defaultShouldRevalidate
}
