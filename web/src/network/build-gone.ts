import './router-globals.ts'

const KEY = 'layover.build-gone'

/**
 * Whether the server no longer has the build of this page, so that no part of it can come. It is true once for each
 * build, and never without storage: no reload can loop.
 */
export async function isBuildGone(): Promise<boolean> {
  const url = window.__reactRouterManifest?.url
  if (!url || !navigator.onLine) return false
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404 && isFirst(url)
}

function isFirst(url: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === url) return false
    sessionStorage.setItem(KEY, url)
    return true
  } catch {
    return false
  }
}
