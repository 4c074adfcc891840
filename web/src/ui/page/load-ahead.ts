import { whenIdle } from './when-idle.ts'

declare global {
  interface Navigator {
    /** Chromium alone has it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/**
 * Loads a part that the visitor is likely to need, once the browser is idle; never where the visitor saves data. A failure
 * of `load` must be silent: the part is fetched again when it is needed (P462).
 */
export function loadAhead(load: () => unknown): (() => void) | undefined {
  if (navigator.connection?.saveData) return
  return whenIdle(() => void load())
}
