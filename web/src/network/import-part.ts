let attempts = 0

/**
 * Imports a lazy part: `importPart(() => import('./calendar.tsx'))`. Firefox keeps an import that failed for ever, and names
 * its address; with a hash of its own the same file is fetched anew (P496).
 */
export async function importPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (cause) {
    const address = /^error loading dynamically imported module: (\S+)$/.exec(
      String((cause as Error).message),
    )?.[1]
    if (address === undefined) throw cause
    attempts += 1
    return import(/* @vite-ignore */ `${address}#${attempts}`)
  }
}
