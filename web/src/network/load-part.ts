import { despiteLeaving } from '../api/despite-leaving.ts'
import { isBuildGone } from './build-gone.ts'

/** The part has not come, and fetching it again would wait for the same reply. */
export class PartLate extends Error {
  override name = 'PartLate'
}

/**
 * Loads a lazy part: `loadPart(() => import('./calendar.tsx'))`. It rejects when the part fails, and with PartLate when
 * it takes over 120 s. Where the shop has a newer build, the page is reloaded instead, once (P78).
 */
export async function loadPart<Part>(load: () => Promise<Part>, timeoutMs = 120_000): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PartLate()), timeoutMs)
  })
  try {
    return await Promise.race([despiteLeaving(load), late])
  } catch (cause) {
    if (!(await isBuildGone())) throw cause
    location.reload()
    return await new Promise<never>(() => {})
  } finally {
    clearTimeout(timer)
  }
}
