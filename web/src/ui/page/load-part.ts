/** Thrown when a part failed to load even after a reload of the page. */
export class PartFailed extends Error {
  override name = 'PartFailed'
}

/**
 * Loads a lazy part: `loadPart(() => import('./calendar.tsx'))`. When it fails or takes over 120 s the page is
 * reloaded once (P78); the second time it rejects with PartFailed, and the error page offers Reload.
 */
export async function loadPart<Part>(load: () => Promise<Part>, timeoutMs = 120_000): Promise<Part> {
  // Each part has its own key: with a common one, a part that loads would reset the count of a part that fails, and
  // the page would reload for ever.
  const key = `layover.part-failed:${load}`
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartFailed('too late')), timeoutMs)
  })
  try {
    const part = await Promise.race([load(), late])
    forget(key)
    return part
  } catch (cause) {
    if (!isFirstFailure(key)) throw new PartFailed('A part of this page did not load.', { cause })
    location.reload()
    return await new Promise<never>(() => {})
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Records a failure for the reloaded page. Without storage this is never the first failure, so that no reload can
 * loop.
 */
function isFirstFailure(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
    return true
  } catch {
    return false
  }
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
