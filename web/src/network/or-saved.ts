/** After this, a visitor whose connection leads nowhere gets the saved copy. */
const PATIENCE_MS = 8_000

/** Data with the time at which this device saved them; without it they are new. */
type MaybeSaved<Data> = Data & { savedAt?: number }

/** No first view waits for this part. */
const loadCopies = () => import('../session/place-copies.ts').catch(() => undefined)

/** The part of a page that failed to load is `null`. */
const isWhole = (data: object) => Object.values(data).every((part) => part !== null)

/**
 * The data of a place's page. The device saves them, and gives its copy where they do not come (P502).
 *
 * @param load resolves to null when it failed
 */
export async function orSaved<Data extends object>(
  { url }: Request,
  load: () => Promise<Data | null>,
): Promise<MaybeSaved<Data> | null> {
  const { pathname } = new URL(url)
  const loading = load()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null)
  })
  const data = await Promise.race([loading, late]).finally(() => clearTimeout(timer))
  if (!data) {
    const saved = await (await loadCopies())?.placeCopies.find(pathname)
    return saved ? { ...(saved.value as Data), savedAt: saved.savedAt } : loading
  }
  if (isWhole(data)) void loadCopies().then((part) => part?.placeCopies.keep(pathname, data))
  return data
}
