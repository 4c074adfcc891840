/** What a browser does only once, for its first date format: English, the list of its languages, the format. */
const STEPS = [
  () => new Intl.Locale('en-GB').maximize(),
  () => Intl.DateTimeFormat.supportedLocalesOf('en-GB'),
  () => new Intl.DateTimeFormat('en-GB').format(),
]

let isReady = false

/**
 * Prepares the browser to tell the time of a place while the page's data come. The first format of a visit takes a slow
 * phone more than 60 ms, and it would do so while the page is drawn; its steps are tasks of their own, so that a press
 * waits for one of them at most. Called again, it does nothing.
 */
export function readyClock(): void {
  if (isReady) return
  isReady = true
  for (const step of STEPS) setTimeout(step)
}
