const STORED = 'layover.part-failed'

/** Told when a part did not arrive although the page was loaded anew. */
export class PartFailed extends Error {
  override name = 'PartFailed'
}

/**
 * Loads a lazy part: `loadPart(() => import('./calendar.tsx'))`. When it fails or takes over 120 s the page is
 * reloaded once (ruling 36); the second time it rejects with PartFailed, and the error page offers Reload.
 */
export async function loadPart<Part>(load: () => Promise<Part>, timeoutMs = 120_000): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartFailed('too late')), timeoutMs)
  })
  try {
    const part = await Promise.race([load(), late])
    sessionStorage.removeItem(STORED)
    return part
  } catch (cause) {
    if (sessionStorage.getItem(STORED)) throw new PartFailed('A part of this page did not load.', { cause })
    sessionStorage.setItem(STORED, '1')
    location.reload()
    return await new Promise<never>(() => {})
  } finally {
    clearTimeout(timer)
  }
}
